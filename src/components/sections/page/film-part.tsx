import { FilmPlayer } from '@/components/ui/film'
import type { BlockOf } from '@/lib/site/page'

import { Caption, Part } from './part'
import { Words } from './words'

export function FilmPart({ block: { id, film, caption }, number }: { block: BlockOf<'film'>; number: number }) {
  return (
    <Part id={id} className="print:hidden">
      <FilmPlayer film={film} sizes="(min-width: 56.3125rem) 70vw, 100vw" className="aspect-video rounded-panel" />
      <Caption name={`Fig. ${number}`} className="pt-1">
        <Words of={caption} />
      </Caption>
    </Part>
  )
}
