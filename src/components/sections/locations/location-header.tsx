import type { ReactNode } from 'react'

import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Picture } from '@/components/ui/picture'
import type { Picture as PictureData } from '@/lib/content/picture'

import { DegreeDaysHere } from './degree-day-bar'
import { LocatorMap } from './locator-map'

type LocationHeaderProps = {
  trail: readonly { path: string; name: string }[]
  /** The page's name in the breadcrumb, if it differs from the name of the place. */
  current?: string
  above: string
  name: string
  lede: string
  /** A second paragraph. */
  more?: string
  actions: ReactNode
  /** A room typical of the place. */
  picture?: PictureData
  position: { latitude: number; longitude: number } | null
  county: string
  degreeDays: number
  caption: ReactNode
}

/** The name of the place in the largest type that fits, above its degree days and beside a room and a map. */
export function LocationHeader({
  trail,
  name,
  current = name,
  above,
  lede,
  more,
  actions,
  picture,
  position,
  county,
  degreeDays,
  caption,
}: LocationHeaderProps) {
  return (
    <header className="title-band">
      <div className="grid-page pt-5 pb-9 md:pt-7">
        <Breadcrumb trail={trail} current={current} />
        <div className="pt-5 md:col-span-8 md:pt-9">
          <h1 className="@container">
            <span className="block text-h4">{above}</span> <Name>{name}</Name>
          </h1>
          <p className="max-w-[34em] pt-5 text-lede">{lede}</p>
          {more && <p className="max-w-[38em] pt-4">{more}</p>}
          <div className="flex flex-wrap gap-3 pt-6 pb-9">{actions}</div>
          <DegreeDaysHere degreeDays={degreeDays} />
        </div>
        <div className="pt-7 md:col-span-4 md:pt-0">
          {picture && (
            <figure className="pb-7">
              <Picture
                // Its blurred placeholder does not fit into what a server sends before the first acknowledgement.
                picture={{ ...picture, placeholder: '' }}
                sizes="(min-width: 56.3125rem) 30vw, 89vw"
                className="aspect-3/2 h-auto w-full object-cover"
              />
              {picture.caption && <figcaption className="pt-2 text-sm text-ink-2">{picture.caption}</figcaption>}
            </figure>
          )}
          <figure>
            <LocatorMap position={position} county={county} name={name} />
            <figcaption className="pt-2 text-sm text-ink-2">{caption}</figcaption>
          </figure>
        </div>
      </div>
    </header>
  )
}

/** Words of eight letters or more are at most this wide for each letter and em of font size. */
const EM_PER_LETTER = 0.62

/** A long name is smaller, and its longest word fits on a line. */
function Name({ children: name }: { children: string }) {
  const look = name.length > 12 ? 'text-h1' : 'text-hero'
  const letters = Math.max(...name.split(/[\s-]/).map((word) => word.length))
  const fitting = (100 / (EM_PER_LETTER * letters)).toFixed(1)
  return (
    <span className={`block ${look}`} style={{ fontSize: `min(var(--${look}), ${fitting}cqi)` }}>
      {name}
    </span>
  )
}
