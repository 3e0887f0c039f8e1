import type { BlockOf } from '@/lib/content/page'

import { BlockFrame } from './block-frame'
import { Words } from './words'

/** A quotation with its speaker and the number of its source. */
export function QuotationBlock({ block: { id, words, speaker, source } }: { block: BlockOf<'quotation'> }) {
  return (
    <BlockFrame id={id} className="break-inside-avoid">
      <figure className="max-w-[34em] border-l-[6px] border-ink pl-5 md:pl-6">
        <blockquote className="font-display text-h3">
          “<Words of={words} />”
        </blockquote>
        <figcaption className="pt-2 text-sm text-ink-2">
          {speaker}
          <Words of={[{ kind: 'source', number: source }]} />
        </figcaption>
      </figure>
    </BlockFrame>
  )
}
