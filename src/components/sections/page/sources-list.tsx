import { cx } from '@/components/ui/cx'
import { TextLink } from '@/components/ui/link'
import { sourceId, SOURCES_ID } from '@/lib/content/page'
import type { NumberedSource } from '@/lib/content/source'
import { CONFIDENCES } from '@/lib/domain/quantity/confidence'

import { BlockFrame } from './block-frame'

/** The sources that the note numbers in the text refer to. */
export function SourcesList({ sources }: { sources: readonly NumberedSource[] }) {
  if (sources.length === 0) return null
  return (
    <BlockFrame id={SOURCES_ID} heading="Sources" className="border-t-[1.5px] border-ink pt-7">
      <ol className="text-sm">
        {sources.map((source) => (
          <SourceShown key={source.number} source={source} />
        ))}
      </ol>
    </BlockFrame>
  )
}

function SourceShown({
  source: { number, title, publisher, date, url, confidence, checkedOn },
}: {
  source: NumberedSource
}) {
  return (
    <li
      id={sourceId(number)}
      className={cx('flex gap-3 py-3 break-inside-avoid target:bg-panel', number > 1 && 'border-t border-line')}
    >
      <span className="w-7 flex-none text-right font-semibold tabular-nums">{number}</span>
      <div className="max-w-[46em] min-w-0 wrap-anywhere">
        <p>
          {url ? (
            <TextLink href={url} className="print-address">
              {title}
            </TextLink>
          ) : (
            title
          )}
        </p>
        <p className="text-xs text-ink-2">
          {publisher}, {date}. {CONFIDENCES.find(({ value }) => value === confidence)?.printed} Last checked {checkedOn}
          .
        </p>
      </div>
    </li>
  )
}
