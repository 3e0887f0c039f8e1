import { Picture } from '@/components/ui/picture'
import type { BlockOf } from '@/lib/site/page'

import { Caption, Part } from './part'
import { Words } from './words'

export function FigurePart({ block: { id, picture, caption }, number }: { block: BlockOf<'figure'>; number: number }) {
  return (
    <Part id={id}>
      <figure>
        <Picture
          picture={picture}
          sizes="(min-width: 90rem) 61rem, (min-width: 56.3125rem) 70vw, 100vw"
          className="aspect-video h-auto w-full rounded-panel"
        />
        <figcaption>
          <Caption name={`Fig. ${number}`}>
            <Words of={caption} />
          </Caption>
        </figcaption>
      </figure>
    </Part>
  )
}
