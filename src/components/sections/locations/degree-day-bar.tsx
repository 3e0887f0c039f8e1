import { UK_DEGREE_DAYS } from '@/lib/domain/locations/counties'
import { writtenNumber } from '@/lib/format/written-number'
import { degreeDayColour } from '@/lib/illustrations/degree-day-bands'

/** Degree days of a full bar. */
const FULL_BAR = 3_000

const share = (degreeDays: number) => `${(degreeDays / FULL_BAR) * 100}%`

/** Degree days to scale and in their colour. The caller must show the number beside it. */
export function DegreeDayBar({ degreeDays }: { degreeDays: number }) {
  return (
    <span
      className="block h-3 border border-ink/55 forced-color-adjust-none print-exact"
      style={{ width: share(degreeDays), background: degreeDayColour(degreeDays) }}
    />
  )
}

/** Degree days to scale, with a mark at the UK's value. */
export function DegreeDaysHere({ degreeDays }: { degreeDays: number }) {
  return (
    <p className="max-w-[30rem] text-sm">
      <span aria-hidden className="relative mb-2 block">
        <DegreeDayBar degreeDays={degreeDays} />
        <span
          className="absolute -inset-y-1.5 border-l-2 border-ink forced-color-adjust-none print-exact"
          style={{ left: share(UK_DEGREE_DAYS) }}
        />
      </span>
      <strong>{writtenNumber(degreeDays)}</strong> heating degree days a year; the mark is the UK’s{' '}
      {writtenNumber(UK_DEGREE_DAYS)}.
    </p>
  )
}
