import { stripWeeks } from '@/lib/calculators/challenge/strip'
import type { MeterFuel } from '@/lib/domain/challenge/meter-readings'
import type { Season } from '@/lib/domain/challenge/season'
import { writtenNumber } from '@/lib/format/written-number'

import { fuelName } from './fuel-choices'

const HEIGHT = 120
const SLOT = 20
const BAR = 8

type WeeklyChartProps = {
  fuel: MeterFuel
  season: Season
  /** kWh a day by week, null where unknown. */
  current: readonly (number | null)[]
  last: readonly (number | null)[]
}

/** The weeks of two winters side by side, kWh a day, with the same figures as a table. */
export function WeeklyChart({ fuel, season, current, last }: WeeklyChartProps) {
  const most = Math.max(...[...current, ...last].map((kwh) => kwh ?? 0))
  if (most === 0) return null
  const weeks = stripWeeks(season)
  return (
    <figure className="mt-4">
      <svg
        aria-hidden
        viewBox={`0 0 ${SLOT * weeks.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-30 w-full border-b-[1.5px] border-ink print-exact"
      >
        {weeks.map(({ week }) => (
          <g key={week}>
            <Bar x={week * SLOT + 1} kwh={last[week] ?? 0} most={most} className="fill-panel stroke-ink" />
            <Bar x={week * SLOT + 1 + BAR} kwh={current[week] ?? 0} most={most} className="fill-ink" />
          </g>
        ))}
      </svg>
      <figcaption className="mt-1.5 text-xs text-ink-2">
        {fuelName(fuel)}, kWh a day in each week: this winter dark, last winter in outline. The highest is{' '}
        {writtenNumber(most, { most: 1 })}.
      </figcaption>
      <details className="mt-1 text-sm">
        <summary className="min-h-6 cursor-pointer py-1 underline underline-offset-[.22em]">
          The same figures as a table
        </summary>
        <table className="mt-2 w-full max-w-120 tabular-nums">
          <thead>
            <tr className="border-b-[1.5px] border-ink text-right">
              <th scope="col" className="py-1 text-left">
                Week from
              </th>
              <th scope="col" className="py-1">
                Last winter
              </th>
              <th scope="col" className="py-1">
                This winter
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, label }) => (
              <tr key={week} className="border-b border-line text-right">
                <th scope="row" className="py-1 text-left font-normal">
                  {label}
                </th>
                <td>{figure(last[week])}</td>
                <td>{figure(current[week])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

const figure = (kwh: number | null | undefined) => (kwh == null ? 'unknown' : writtenNumber(kwh, { most: 1 }))

function Bar({ x, kwh, most, className }: { x: number; kwh: number; most: number; className: string }) {
  if (kwh === 0) return null
  const height = (kwh / most) * HEIGHT
  return (
    <rect
      x={x}
      y={HEIGHT - height}
      width={BAR}
      height={height}
      className={className}
      vectorEffect="non-scaling-stroke"
    />
  )
}
