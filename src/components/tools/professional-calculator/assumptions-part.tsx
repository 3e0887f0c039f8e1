import { memo } from 'react'

import type { Expired } from '@/lib/domain/assumptions/in-force'
import type { Quantity } from '@/lib/domain/quantity/quantity'
import { writtenDate } from '@/lib/domain/text/written-date'
import { expiredWords } from '@/lib/site/expired-words'
import { assumptionsUsed } from '@/lib/site/professional/assumptions-used'
import { amountOf, CONFIDENCE_WORDS } from '@/lib/site/working-words'

import { ResultsTable } from './results-table'

/** Writing a date takes longer than all else in its row: once is enough. */
const Dated = memo(function Dated({ iso }: { iso: string }) {
  return <span className="whitespace-nowrap">{writtenDate(iso)}</span>
})

/** What was taken for granted, with its source and date. */
export function AssumptionsPart({
  quantities,
  expired,
}: {
  quantities: readonly Quantity[]
  expired: readonly Expired[]
}) {
  const rows = assumptionsUsed(quantities).map((assumption) => ({
    key: assumption.key,
    cells: [
      assumption.name,
      `${assumption.source.title}: ${CONFIDENCE_WORDS[assumption.source.confidence]}`,
      amountOf(assumption),
      <Dated key="date" iso={assumption.source.date} />,
    ],
  }))
  return (
    <>
      {expired.map(({ key, name, validTo }) => (
        <p key={key} className="mb-3 text-sm">
          {expiredWords({ name, validTo })}
        </p>
      ))}
      <ResultsTable
        caption="Assumptions"
        headings={['Taken for granted', 'From', 'Value', 'Dated']}
        rows={rows}
        words={2}
      />
    </>
  )
}
