import { HeatKey } from '@/components/ui/heat-key'
import { Picture } from '@/components/ui/picture'
import type { Picture as PictureOfPage } from '@/lib/content/picture'

/** The picture above the first chapter. A heat picture has its caption and key. */
export function PagePicture({ picture }: { picture: PictureOfPage }) {
  return (
    <figure className="mb-14">
      <Picture
        picture={picture}
        sizes="(min-width: 90rem) 61rem, (min-width: 56.3125rem) 70vw, 100vw"
        isUrgent
        className="aspect-video h-auto w-full rounded-panel"
      />
      {picture.heatLimits && (
        <figcaption className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 pt-3.5 text-sm text-ink-2">
          <p className="max-w-[46em] flex-[1_1_18rem]">{picture.caption}</p>
          <HeatKey limits={picture.heatLimits} />
        </figcaption>
      )}
    </figure>
  )
}
