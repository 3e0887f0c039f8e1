import { HeatKey } from '@/components/ui/heat-key'
import { Picture } from '@/components/ui/picture'
import type { BlockOf } from '@/lib/content/page'

import { BlockFrame, Caption } from './block-frame'
import { Words } from './words'

export function FigureBlock({ block: { id, picture, caption }, number }: { block: BlockOf<'figure'>; number: number }) {
  return (
    <BlockFrame id={id}>
      <figure>
        <Picture
          picture={picture}
          sizes="(min-width: 90rem) 61rem, (min-width: 56.3125rem) 70vw, 100vw"
          className="aspect-video h-auto w-full rounded-panel"
        />
        <figcaption className="flex flex-wrap items-start justify-between gap-x-8">
          <Caption name={`Fig. ${number}`}>
            <Words of={caption} />
          </Caption>
          {picture.heatLimits && (
            <div className="flex-[0_1_17rem] pt-3.5 text-ink-2">
              <HeatKey limits={picture.heatLimits} />
            </div>
          )}
        </figcaption>
      </figure>
    </BlockFrame>
  )
}
