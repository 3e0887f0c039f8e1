import { UnderlinedSummary } from '@/components/ui/underlined-summary'
import { shareWords } from '@/lib/calculators/solar/solar-words'
import { MONTHS } from '@/lib/domain/calendar/months'
import type { SolarMonth, SolarYear } from '@/lib/domain/solar/solar-year'
import { writtenNumber } from '@/lib/format/written-number'
import { heatColour } from '@/lib/illustrations/heat-colour'

/** The roof's generation, in white, beside the heating demand, in the colours of heat, month by month. */
export function MonthChart({ year: { months, year } }: { year: SolarYear }) {
  const most = Math.max(...months.flatMap(({ madeKwh, needHeatingKwh }) => [madeKwh, needHeatingKwh]), 1)
  const high = (value: number) => `${(100 * value) / most}%`
  const sunniest = Math.max(...months.map(({ madeKwh }) => madeKwh))
  const labelledRoof = months.findIndex(({ madeKwh }) => madeKwh === sunniest)
  return (
    <figure>
      <ol
        aria-hidden
        className="grid h-60 grid-cols-12 items-end gap-1 border-b-[1.5px] border-ink pt-16 text-xs leading-none tabular-nums md:h-54 md:gap-2 md:pt-10"
      >
        {months.map(({ madeKwh, needHeatingKwh, heatingKwh }, month) => (
          <li key={MONTHS[month]} className="flex h-full items-end gap-px forced-color-adjust-none print-exact">
            <span className="relative w-1/2 border border-b-0 border-ink bg-panel" style={{ height: high(madeKwh) }}>
              {month === labelledRoof && <span className={OVER_BAR}>roof</span>}
            </span>
            <span
              className="relative flex w-1/2 flex-col justify-end border border-b-0 border-ink/55"
              style={{
                height: high(needHeatingKwh),
                background: heatColour(COLDEST + WARMER * (needHeatingKwh / most)),
              }}
            >
              <span className={OVER_BAR}>{writtenNumber(Math.round(needHeatingKwh))}</span>
              {month === 0 && (
                <span className="absolute bottom-full left-0 pb-10 whitespace-nowrap forced-color-adjust-auto md:pb-5">
                  heating, kWh
                </span>
              )}
              <span className="border-t border-ink bg-panel" style={{ height: share(heatingKwh, needHeatingKwh) }} />
            </span>
          </li>
        ))}
      </ol>
      <ol aria-hidden className="grid grid-cols-12 gap-1 pt-1 text-center text-xs md:gap-2">
        {MONTHS.map((month) => (
          <li key={month}>
            <span className="sm:hidden">{month[0]}</span>
            <span className="max-sm:hidden">{month.slice(0, 3)}</span>
          </li>
        ))}
      </ol>
      <figcaption className="mt-2 text-sm text-ink-2">
        Each month: in white what the roof makes, in colour what heating needs, and at its foot, in white, the part of
        it that comes from the roof.
      </figcaption>
      <MonthTable months={months} year={year} />
    </figure>
  )
}

/** Over the middle of a bar; upright on phones, where bars are as narrow as a line of text. */
const OVER_BAR =
  'absolute bottom-full left-1/2 -translate-x-1/2 py-1 whitespace-nowrap forced-color-adjust-auto max-md:rotate-180 max-md:[writing-mode:vertical-rl]'

/** Months use the middle of the colour ramp; a month without heating is still dark. */
const COLDEST = 0.8
const WARMER = 6

const share = (value: number, whole: number) => `${whole > 0 ? (100 * value) / whole : 0}%`

const COLUMNS = [
  ['Roof makes', 'madeKwh'],
  ['Heating needs', 'needHeatingKwh'],
  ['Heating from the roof', 'heatingKwh'],
  ['Household from the roof', 'householdKwh'],
  ['Lost in the battery', 'lostKwh'],
  ['Exported', 'exportedKwh'],
] as const satisfies readonly (readonly [string, keyof SolarMonth])[]

function MonthTable({ months, year }: Pick<SolarYear, 'months' | 'year'>) {
  return (
    <details className="mt-3 text-sm">
      <UnderlinedSummary>The same figures as a table</UnderlinedSummary>
      <table role="table" className="stacked mt-2 w-full tabular-nums">
        <caption className="pb-2 text-left text-ink-2 max-md:block">
          kWh. Household, heating, battery losses and exports together are what the roof makes.
        </caption>
        <thead>
          <tr className="border-b-[1.5px] border-ink text-right align-bottom">
            <th scope="col" className="py-1 text-left">
              Month
            </th>
            {COLUMNS.map(([name]) => (
              <th key={name} scope="col" className="py-1 pl-3">
                {name}
              </th>
            ))}
            <th scope="col" className="py-1 pl-3">
              Covered
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((month, index) => (
            <Row key={MONTHS[index]} name={MONTHS[index] ?? ''} month={month} />
          ))}
          <Row name="Year" month={year} isTotal />
        </tbody>
      </table>
    </details>
  )
}

function Row({ name, month, isTotal = false }: { name: string; month: SolarMonth; isTotal?: boolean }) {
  return (
    <tr className={`border-b border-line text-right ${isTotal ? 'font-semibold' : ''}`}>
      <th scope="row" role="rowheader" className="py-1 text-left">
        {name}
      </th>
      {COLUMNS.map(([column, key]) => (
        <td key={column} data-column={column} className="pl-3 max-md:pl-0 max-md:text-left">
          {writtenNumber(Math.round(month[key]))}
        </td>
      ))}
      <td data-column="Covered" className="pl-3 max-md:pl-0 max-md:text-left">
        {month.needHeatingKwh > 0 ? shareWords(month.heatingKwh / month.needHeatingKwh) : '–'}
      </td>
    </tr>
  )
}
