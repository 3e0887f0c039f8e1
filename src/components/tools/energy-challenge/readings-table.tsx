import { AskFirst } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { METER_UNITS, type MeterReading } from '@/lib/domain/challenge/meter-readings'
import type { Season } from '@/lib/domain/challenge/season'
import { writtenNumber } from '@/lib/format/written-number'

import { fuelName } from './fuel-choices'
import { change } from './season-store'
import { READINGS_ID } from './section-ids'
import type { LiveSeason } from './use-season'

/** The readings on this device, latest first. */
export function ReadingsTable({ live: { kept, season } }: { live: LiveSeason }) {
  const { readings } = kept
  if (readings.length === 0) return null
  const sorted = readings.toSorted((a, b) => b.date.localeCompare(a.date) || a.fuel.localeCompare(b.fuel))
  return (
    <table className="w-full max-w-160 text-sm tabular-nums">
      <caption className="pb-1 text-left font-display text-h4 font-semibold">Readings</caption>
      <thead>
        <tr className="border-b-[1.5px] border-ink text-left">
          <th scope="col" className="py-2 pr-4">
            Read on
          </th>
          <th scope="col" className="py-2 pr-4">
            Meter
          </th>
          <th scope="col" className="py-2 pl-4 text-right">
            Reading
          </th>
          <th scope="col" className="no-print py-2">
            <span className="sr-only">Remove</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((reading) => (
          <Row key={`${reading.fuel} ${reading.date}`} reading={reading} season={season} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ reading, season }: { reading: MeterReading; season: Season }) {
  const { fuel, date, value, unit } = reading
  const remove = () => {
    change((kept, { tools, now }) => tools.withProofs(tools.withoutReading(kept, reading), { season, at: now }))
    document.getElementById(READINGS_ID)?.focus({ preventScroll: true }) // the pressed button has been removed
  }
  const day = writtenDate(`${date}T12:00:00Z`)
  return (
    <tr className="border-b border-line">
      <th scope="row" className="min-w-28 py-2 pr-4 text-left font-normal">
        {day}
      </th>
      <td className="py-2 pr-4">{fuelName(fuel)}</td>
      <td className="py-2 text-right whitespace-nowrap">{`${writtenNumber(value, { most: 3 })} ${unitName(unit)}`}</td>
      <td className="no-print py-1 pl-4 text-right">
        <AskFirst
          label={
            <>
              <span aria-hidden>Remove</span>
              <span className="sr-only">{`Remove: ${fuelName(fuel)}, ${day}`}</span>
            </>
          }
          question="Remove this reading?"
          commandClass="inline-flex min-h-11 items-center font-semibold underline underline-offset-[.22em]"
        >
          <Button size="sm" onClick={remove}>
            Yes, remove it
          </Button>
        </AskFirst>
      </td>
    </tr>
  )
}

function unitName(unit: MeterReading['unit']): string {
  return METER_UNITS.find(({ value }) => value === unit)?.label.replace(' (gas)', '') ?? ''
}
