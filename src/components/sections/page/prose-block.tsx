import { UnderlinedSummary } from '@/components/ui/underlined-summary'
import type { BlockOf } from '@/lib/content/page'

import { BlockFrame } from './block-frame'
import { RichWords } from './rich-words'
import { Words } from './words'

/** A chapter in plain language, with a note beside it and a technical version that opens below it. */
export function ProseBlock({ block: { id, heading, text, note, engineer } }: { block: BlockOf<'prose'> }) {
  return (
    <BlockFrame id={id} heading={heading}>
      {note.length > 0 ? (
        <div className="grid gap-x-(--gutter) gap-y-5 lg:grid-cols-9">
          <RichWords of={text} className="lg:col-span-6" />
          <p className="max-w-[38em] border-t-[1.5px] border-ink pt-2.5 text-sm text-ink-2 lg:col-span-3">
            <Words of={note} />
          </p>
        </div>
      ) : (
        <RichWords of={text} />
      )}
      {engineer.length > 0 && (
        <details
          data-technical
          className="mt-5 max-w-[46em] border-l-[3px] border-line pl-4 text-sm open:border-ink md:pl-5"
        >
          <UnderlinedSummary>
            For engineers<span className="sr-only">: {heading}</span>
          </UnderlinedSummary>
          <RichWords of={engineer} className="pt-1 pb-2 leading-[1.75] tabular-nums" />
        </details>
      )}
    </BlockFrame>
  )
}
