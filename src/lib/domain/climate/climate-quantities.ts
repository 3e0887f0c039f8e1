import { derived, given, type Quantity, type Source } from '../quantity/quantity'
import type { AreaClimate } from './area-climate'

const READ_ON = '2026-11-20'

const PUBLISHED: Source = {
  title: 'MCS Heat Pump Calculator 1.10, after CIBSE Guide A, 1976 to 1995',
  date: READ_ON,
  confidence: 'verified',
}

const COLD_SPELL: Source = {
  title: 'Low temperatures of MCS 031 where at hand, elsewhere 1.75 K under the design temperature',
  date: READ_ON,
  confidence: 'assumed',
}

/** How far the design temperature of a place may be from the true one, K. */
const DOUBT_K = { published: 1, estimate: 2 }

/** The temperature outdoors that heaters are sized for: of a cold day, or of a cold spell as it comes once in years. */
export function designOutdoor({ climate, coldSpell = false }: { climate: AreaClimate; coldSpell?: boolean }): Quantity {
  const value = coldSpell ? climate.coldSpellC : climate.designC
  const doubtK = climate.estimate ? DOUBT_K.estimate : DOUBT_K.published
  return given({
    key: 'climate.outdoor',
    name: coldSpell ? 'Temperature outdoors in a cold spell' : 'Temperature outdoors on a cold day',
    unit: '°C',
    value,
    source: coldSpell
      ? COLD_SPELL
      : climate.estimate
        ? estimateOf(climate, 'Met Office stations, 1991 to 2020')
        : PUBLISHED,
    spread: { low: value - doubtK, high: value + doubtK },
  })
}

/**
 * Degree days of a year today: the published ones, and how much milder winters have become. The estimates agree with the
 * published ones on average, so that one factor holds for both.
 */
export function degreeDaysToday(climate: AreaClimate): Quantity {
  const { degreeDays } = climate
  const published = given({
    key: 'climate.degree-days-published',
    name: 'Degree days of a year as published',
    unit: 'K·d',
    value: degreeDays,
    source: climate.estimate ? estimateOf(climate, 'SAP 10.2, appendix U, through Hitchin’s formula') : PUBLISHED,
    spread: { low: 0.94 * degreeDays, high: 1.06 * degreeDays },
  })
  const factor = given({
    key: 'climate.degree-day-factor',
    name: 'Degree days now for each one then',
    unit: '',
    value: 0.9,
    source: {
      title: 'Winters since 2003 against 1976 to 1995: 8 to 12 % fewer degree days, our assumption',
      date: READ_ON,
      confidence: 'assumed',
    },
    spread: { low: 0.86, high: 1 },
  })
  return derived({
    key: 'climate.degree-days',
    name: 'Degree days of a year',
    unit: 'K·d',
    inputs: [published, factor],
    formula: 'published × factor',
    compute: (days, share) => days * share,
  })
}

function estimateOf({ area, place }: AreaClimate, from: string): Source {
  return {
    title: `Estimate for ${place}, where most of ${area} lies, from ${from}`,
    date: READ_ON,
    confidence: 'assumed',
  }
}
