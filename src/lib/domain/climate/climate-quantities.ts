import { ANSWERED } from '../quantity/common-sources'
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

/** Uncertainty of a design temperature, K. */
const UNCERTAINTY_K = { published: 1, estimate: 1.5 }

const DEGREE_DAYS = { key: 'climate.degree-days', name: 'Degree days of a year', unit: 'K·d' }

/** The outdoor design temperature: for an ordinary cold day or an exceptional cold spell. */
export function designOutdoor({ climate, coldSpell = false }: { climate: AreaClimate; coldSpell?: boolean }): Quantity {
  const value = coldSpell ? climate.coldSpellC : climate.designC
  const uncertaintyK = climate.estimate ? UNCERTAINTY_K.estimate : UNCERTAINTY_K.published
  const named = {
    key: 'climate.outdoor',
    name: coldSpell ? 'Temperature outdoors in a cold spell' : 'Temperature outdoors on a cold day',
    unit: '°C',
  }
  const published = {
    ...named,
    value,
    source: coldSpell ? COLD_SPELL : climate.estimate ? estimateOf(climate) : PUBLISHED,
    spread: { low: value - uncertaintyK, high: value + uncertaintyK },
  }
  const higher = heightAbove(climate)
  if (!higher) return given(published)
  return derived({
    ...named,
    inputs: [given({ ...published, key: 'climate.outdoor.area', name: `${named.name} in the area` }), higher],
    formula: `T − ${COOLING_K} × h ÷ 100`,
    compute: (areaC, heightM) => areaC - (COOLING_K * heightM) / 100,
  })
}

/** Altitude of the climate data, m above sea level (docs/decisions/heat-of-a-home.md). */
export const DATA_ALTITUDE_M = 75
/** Change per 100 m of altitude. */
const COOLING_K = 0.6
const DEGREE_DAYS_MORE = 180

/** Height of a home above the climate data, m. A lower home counts as level with it, to be on the safe side. */
function heightAbove({ altitudeM }: AreaClimate): Quantity | null {
  if (altitudeM === undefined || altitudeM <= DATA_ALTITUDE_M) return null
  const altitude = given({
    key: 'home.altitude',
    name: 'Altitude of the home',
    unit: 'm',
    value: altitudeM,
    source: ANSWERED,
  })
  return derived({
    key: 'home.height-above-data',
    name: 'Height above the weather data',
    unit: 'm',
    inputs: [altitude],
    formula: `altitude − ${DATA_ALTITUDE_M}, at least 0`,
    compute: (metres) => Math.max(0, metres - DATA_ALTITUDE_M),
  })
}

/** Current annual degree days at the altitude of the home. */
export function degreeDaysToday(climate: AreaClimate): Quantity {
  const higher = heightAbove(climate)
  if (!higher) return degreeDaysOfArea(climate, DEGREE_DAYS)
  const ofArea = degreeDaysOfArea(climate, { ...DEGREE_DAYS, key: 'climate.degree-days.area' })
  return derived({
    ...DEGREE_DAYS,
    inputs: [ofArea, higher],
    formula: `degree days of the area + ${DEGREE_DAYS_MORE} × h ÷ 100`,
    compute: (days, heightM) => days + (DEGREE_DAYS_MORE * heightM) / 100,
  })
}

/** Estimates are from recent winters, while published values need adjusting. */
function degreeDaysOfArea(climate: AreaClimate, named: typeof DEGREE_DAYS): Quantity {
  const { degreeDays, estimate } = climate
  const spread = { low: 0.94 * degreeDays, high: 1.06 * degreeDays }
  if (estimate) return given({ ...named, value: degreeDays, source: estimateOf(climate), spread })
  const published = given({
    key: 'climate.degree-days-published',
    name: 'Degree days of a year as published',
    unit: 'K·d',
    value: degreeDays,
    source: PUBLISHED,
    spread,
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
    ...named,
    inputs: [published, factor],
    formula: 'published × factor',
    compute: (days, share) => days * share,
  })
}

function estimateOf({ area, place }: AreaClimate): Source {
  return {
    title: `Estimate for ${area} (${place}) from Met Office stations, 1991 to 2020, at 75 m above the sea`,
    date: '2026-11-22',
    confidence: 'assumed',
  }
}
