import { CHANGES } from '@/lib/calculators/method/changes'
import { writtenDate } from '@/lib/domain/calendar/written-date'

import { BlockFrame } from '../page/block-frame'

/** What changed in the figures, newest first. */
export function MethodChanges({ id, heading }: { id: string; heading: string }) {
  return (
    <BlockFrame id={id} heading={heading}>
      <dl className="max-w-[46em]">
        {CHANGES.map(({ date, text }) => (
          <div key={text} className="border-t border-line py-3">
            <dt className="text-sm text-ink-2">
              <time dateTime={date}>{writtenDate(date)}</time>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </BlockFrame>
  )
}
