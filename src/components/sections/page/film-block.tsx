import { FilmPlayer } from '@/components/ui/film'
import type { BlockOf } from '@/lib/content/page'

import { BlockFrame, Caption } from './block-frame'
import { Words } from './words'

export function FilmBlock({ block: { id, film, caption }, number }: { block: BlockOf<'film'>; number: number }) {
  return (
    <BlockFrame id={id} className="print:hidden">
      <FilmPlayer film={film} sizes="(min-width: 56.3125rem) 70vw, 100vw" className="aspect-video rounded-panel" />
      <Caption name={`Fig. ${number}`} className="pt-1">
        <Words of={caption} />
      </Caption>
    </BlockFrame>
  )
}
