import { FilmPlayer } from '@/components/ui/film'
import { HeatKey } from '@/components/ui/heat-key'
import type { BlockOf } from '@/lib/content/page'

import { BlockFrame, Caption } from './block-frame'
import { Words } from './words'

export function FilmBlock({ block: { id, film, caption }, number }: { block: BlockOf<'film'>; number: number }) {
  return (
    <BlockFrame id={id} className="print:hidden">
      <FilmPlayer film={film} sizes="(min-width: 56.3125rem) 70vw, 100vw" className="aspect-video rounded-panel" />
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 pt-1">
        <Caption name={`Fig. ${number}`} className="flex-[1_1_18rem] pt-0">
          <Words of={caption} />
        </Caption>
        {film.poster.heatLimits && (
          <div className="flex-[0_1_17rem] text-ink-2">
            <HeatKey limits={film.poster.heatLimits} />
          </div>
        )}
      </div>
    </BlockFrame>
  )
}
