import { TextLink } from '@/components/ui/link'
import { comparisonWords, weatherWords } from '@/lib/calculators/challenge/comparison-words'
import { roughly } from '@/lib/calculators/challenge/roughly'
import type { MeterFuel } from '@/lib/domain/challenge/meter-readings'
import type { HeatingMonths } from '@/lib/domain/climate/heating-months'
import { counted } from '@/lib/format/counted'
import { writtenNumber } from '@/lib/format/written-number'

import { fuelName } from './fuel-choices'
import type { PageHome } from './page-home'
import { SavingRange } from './saving-range'
import type { LiveSeason } from './use-season'
import { WeeklyChart } from './weekly-chart'

type WintersComparedProps = { live: LiveSeason; fuel: MeterFuel; home: PageHome; heating: HeatingMonths }

/** A fuel’s use this winter and last, corrected for days and months; null before the first two readings. */
export function WintersCompared({ live: { tools, kept, season }, fuel, home, heating }: WintersComparedProps) {
  const uses = tools.usesOf(kept, fuel)
  if (uses.length === 0) return null
  const comparison = tools.againstLastWinter({ uses, season, fuel, heating })
  const { last, current } = comparison
  const measured = tools.measuredYear({ current, fuel, homeQuery: kept.home ?? home.query })
  return (
    <section aria-labelledby={`compared-${fuel}`} className="break-inside-avoid">
      <h3 id={`compared-${fuel}`} className="text-h4 font-semibold">
        {fuelName(fuel)}
      </h3>
      <p className="mt-2 max-w-[42em] text-lede">{comparisonWords(comparison, tools.DAYS_MIN)}</p>
      {comparison.ok && <SavingRange savedKwh={comparison.savedKwh} band={comparison.band} />}
      {comparison.ok && (
        <p className="mt-2 max-w-[42em] text-sm text-ink-2 tabular-nums">
          <span>{roughly(last.kwh)}</span> kWh in <span>{counted(last.days, 'day')}</span> of last winter become{' '}
          <span>{roughly(comparison.expectedKwh)}</span> kWh for the <span>{counted(current.days, 'day')}</span> of this
          one; you used <span>{roughly(current.kwh)}</span>. We correct for the time of year with average degree days{' '}
          <span>{home.climate ? `of the stations around ${home.climate.place}` : 'of the UK, 1991 to 2020'}</span>
          <span>{`${weatherWords(comparison, home.weather.source)} It also allows for not knowing how much of the ${fuelName(fuel).toLowerCase()} heats your home. Both are our assumptions.`}</span>
        </p>
      )}
      {measured && (
        <p className="no-print mt-2">
          <TextLink href={measured.href}>
            Use it in the quick calculator: about <span>{writtenNumber(measured.kwh)}</span> kWh of{' '}
            <span>{fuelName(fuel).toLowerCase()}</span> a year
          </TextLink>
        </p>
      )}
      <WeeklyChart
        fuel={fuel}
        season={season}
        current={tools.weeklyUse(season, uses)}
        last={tools.weeklyUse(tools.seasonBefore(season), uses)}
      />
    </section>
  )
}
