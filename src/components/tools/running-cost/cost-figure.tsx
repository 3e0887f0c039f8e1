import { YearBar, YearBarMonths } from '@/components/ui/year-bar'
import type { HeatedBy } from '@/lib/calculators/home/running-cost-question'
import type { HeatedYear, RunningCostYears, ShownSystem } from '@/lib/calculators/home/running-cost-result'
import { pounds } from '@/lib/format/pounds'
import { heatColour } from '@/lib/illustrations/heat-colour'

import { SYSTEM_NAMES } from './system-names'

const NOTES: Record<ShownSystem, (year: HeatedYear) => string> = {
  'panel-heaters': () => 'On timers',
  infrared: () => 'On timers',
  'gas-old': ({ heatPerUnit }) => `${Math.round(heatPerUnit * 100)}% in use, with standing charge`,
  'heat-pump': ({ heatPerUnit }) => `${heatPerUnit} units of heat per unit`,
}

type CostFigureProps = RunningCostYears & {
  heatedBy: HeatedBy
  /** The home and where it is. */
  spoken: string
}

/**
 * A year's heating as bars: with what the home has now beside panels, or every way if that is none of them. The table of
 * months has them all.
 */
export function CostFigure({ years: all, dailyDegrees, heatedBy, spoken }: CostFigureProps) {
  const years = heatedBy === 'other' ? all : all.filter(({ system }) => system === heatedBy || system === 'infrared')
  const colours = coloursOf(dailyDegrees)
  const dearest = Math.max(...years.map(({ pence }) => pence))
  const monthsOf = ({ monthlyPence, pence }: HeatedYear) =>
    monthlyPence.map((month, i) => ({ share: (month / pence) * 100, colour: colours[i] ?? '' }))
  return (
    <figure className="mt-7 [--year-bar-room:5.7rem] md:[--year-bar-room:6.5rem]">
      <dl className="grid gap-5.5 md:pt-8.5">
        {years.map((year, index) => (
          <div key={year.system} className="gap-1.5 md:flex md:items-center">
            <dt className="w-58.5 flex-none leading-tight font-semibold max-md:w-auto max-md:pb-1.5">
              <span>{SYSTEM_NAMES[year.system]}</span>
              <span className="block pt-0.5 text-xs font-normal text-ink-2">
                {year.system === heatedBy ? 'What you have now' : NOTES[year.system](year)}
              </span>
            </dt>
            <dd className="relative flex-1">
              {index === 0 && (
                <div className="pb-1 md:absolute md:inset-x-0 md:bottom-full md:pb-2">
                  <YearBarMonths months={monthsOf(year)} length={year.pence / dearest} />
                </div>
              )}
              <div className="flex items-center gap-3.5">
                <YearBar length={year.pence / dearest} months={monthsOf(year)} />
                <span className="font-display text-h3 font-medium md:text-[1.75rem]">{pounds(year.pence)}</span>
              </div>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-3.5 max-w-[45em] text-sm text-ink-2">
        <b className="text-ink">Fig. 2</b> A year of <span>{spoken}</span>, by month.
      </figcaption>
    </figure>
  )
}

/** The mildest month is near the cold end of the colour ramp, the coldest near the hot end. */
function coloursOf(dailyDegrees: readonly number[]): string[] {
  const mildest = Math.min(...dailyDegrees)
  const coldest = Math.max(...dailyDegrees)
  return dailyDegrees.map((degrees) => heatColour(0.8 + 6 * ((degrees - mildest) / (coldest - mildest))))
}
