import { memo } from 'react'

import { formatExpired } from '@/lib/calculators/format-expired'
import { amountOf, CONFIDENCE_LABELS } from '@/lib/calculators/format-working'
import { assumptionsUsed } from '@/lib/calculators/professional/assumptions-used'
import type { Expired } from '@/lib/domain/assumptions/effective'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { Quantity } from '@/lib/domain/quantity/quantity'

import { ResultsTable } from './results-table'

/** Formatting a date costs more than the rest of its row, so it is cached. */
const Dated = memo(function Dated({ iso }: { iso: string }) {
  return <span className="whitespace-nowrap">{writtenDate(iso)}</span>
})

/** The assumptions used, with their sources and dates. */
export function AssumptionsSection({
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
      `${assumption.source.title}: ${CONFIDENCE_LABELS[assumption.source.confidence]}`,
      amountOf(assumption),
      <Dated key="date" iso={assumption.source.date} />,
    ],
  }))
  return (
    <>
      {expired.map(({ key, name, validTo }) => (
        <p key={key} className="mb-3 text-sm">
          {formatExpired({ name, validTo })}
        </p>
      ))}
      <ResultsTable caption="Assumptions" headings={['Assumption', 'Source', 'Value', 'Date']} rows={rows} words={2} />
    </>
  )
}
