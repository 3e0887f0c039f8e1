import { cx } from '@/components/ui/cx'
import { UnderlinedSummary } from '@/components/ui/underlined-summary'
import { chartTop } from '@/lib/calculators/challenge/chart-top'
import { monthBegun, stripWeeks } from '@/lib/calculators/challenge/strip'
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
  const top = chartTop(most)
  const weeks = stripWeeks(season)
  return (
    <figure className="mt-4">
      <figcaption className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
        <span>{`${fuelName(fuel)}, kWh a day in each week`}</span>
        <Key swatch="bg-panel ring-[1.5px] ring-ink ring-inset">Last winter</Key>
        <Key swatch="bg-ink">This winter</Key>
      </figcaption>
      <div aria-hidden className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-ink-2 tabular-nums">
        <p className="flex h-30 flex-col justify-between text-right leading-none">
          <span className="-mt-1">{written(top)}</span>
          <span>{written(top / 2)}</span>
          <span className="-mb-1">0</span>
        </p>
        <svg
          viewBox={`0 0 ${SLOT * weeks.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-30 w-full border-b-[1.5px] border-ink print-exact"
        >
          {[0, HEIGHT / 2].map((y) => (
            <path
              key={y}
              d={`M0 ${y}H${SLOT * weeks.length}`}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {weeks.map(({ week }) => (
            <g key={week}>
              <Bar x={week * SLOT + 1} kwh={last[week] ?? 0} top={top} className="fill-panel stroke-ink" />
              <Bar x={week * SLOT + 1 + BAR} kwh={current[week] ?? 0} top={top} className="fill-ink" />
            </g>
          ))}
        </svg>
        <p className="col-start-2 mt-1 grid grid-cols-26">
          {weeks.map(({ week }) => (
            <span key={week} className="whitespace-nowrap">
              {monthBegun(weeks, week)}
            </span>
          ))}
        </p>
      </div>
      <FiguresTable {...{ weeks, current, last }} />
    </figure>
  )
}

type FiguresTableProps = Pick<WeeklyChartProps, 'current' | 'last'> & { weeks: ReturnType<typeof stripWeeks> }

function FiguresTable({ weeks, current, last }: FiguresTableProps) {
  const isKnown = (week: number) => last[week] != null || current[week] != null
  return (
    <details className="mt-1 text-sm">
      <UnderlinedSummary>The same figures as a table</UnderlinedSummary>
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
            <tr key={week} className={cx('border-b border-line text-right', !isKnown(week) && 'print:hidden')}>
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
  )
}

const written = (kwh: number) => writtenNumber(kwh, { most: 1 })
const figure = (kwh: number | null | undefined) => (kwh == null ? 'unknown' : written(kwh))

function Key({ swatch, children }: { swatch: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden className={`size-3 print-exact ${swatch}`} />
      <span>{children}</span>
    </span>
  )
}

function Bar({ x, kwh, top, className }: { x: number; kwh: number; top: number; className: string }) {
  if (kwh === 0) return null
  const height = (kwh / top) * HEIGHT
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
