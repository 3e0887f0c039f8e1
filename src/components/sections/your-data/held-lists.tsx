import { FactList } from '@/components/ui/fact-list'
import { UnderlinedSummary } from '@/components/ui/underlined-summary'
import type { HeldData } from '@/lib/content/your-data/held-data'

/** Everything that we hold, list by list. Each opens without a script. */
export const HeldLists = ({ held }: { held: readonly HeldData[] }) => (
  <ul className="border-t-[1.5px] border-ink">
    {held.map((list) => (
      <HeldList key={list.called} {...list} />
    ))}
  </ul>
)

function HeldList({ called, count, about, rows }: HeldData) {
  return (
    <li className="border-b border-line">
      <details>
        <UnderlinedSummary>{`${called}: ${count}`}</UnderlinedSummary>
        <div className="grid gap-6 pb-6">
          <p className="max-w-[42em] text-sm">{about}</p>
          {rows.map((facts, index) => (
            <FactList
              key={index}
              isText
              className="wrap-anywhere whitespace-pre-line"
              facts={facts.map(({ term, detail }) => ({ term, detail: <bdi>{detail}</bdi> }))}
            />
          ))}
        </div>
      </details>
    </li>
  )
}
