import { drawn } from '@/lib/site/figures/drawn'
import type { BlockOf } from '@/lib/site/page'

import { Caption, Part, Sheet } from './part'
import { Words } from './words'

/** A drawing of our own, drawn once for wide screens and once for phones. */
export function DrawingPart({
  block: { id, drawing, caption, panel },
  number,
}: {
  block: BlockOf<'drawing'>
  number: number
}) {
  const { wide, narrow, alt } = drawn({ drawing, panel })
  return (
    <Part id={id} className="break-inside-avoid">
      <figure>
        <Sheet className="p-4 md:p-6">
          <div role="img" aria-label={alt}>
            <div className="max-md:hidden" dangerouslySetInnerHTML={{ __html: wide }} />
            <div className="md:hidden" dangerouslySetInnerHTML={{ __html: narrow }} />
          </div>
        </Sheet>
        <figcaption>
          <Caption name={`Fig. ${number}`}>
            <Words of={caption} />
          </Caption>
        </figcaption>
      </figure>
    </Part>
  )
}
