import type { BlockOf } from '@/lib/content/page'
import { drawn } from '@/lib/illustrations/drawn'

import { BlockFrame, Caption, Sheet } from './block-frame'
import { Words } from './words'

/** One of our own illustrations, with separate versions for wide screens and phones. */
export function DrawingBlock({
  block: { id, drawing, caption, panel },
  number,
}: {
  block: BlockOf<'drawing'>
  number: number
}) {
  const { wide, narrow, alt } = drawn({ drawing, panel })
  return (
    <BlockFrame id={id} className="break-inside-avoid">
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
    </BlockFrame>
  )
}
