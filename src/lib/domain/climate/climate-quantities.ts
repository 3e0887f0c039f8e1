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

const ALTITUDE: Source = {
  title: 'Your answer, or the height of your postcode district',
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
    formula: `T − ${COOLING_K} × h ÷ 100, h at least 0`,
    // A lower home counts as level with the data, to be on the safe side.
    compute: (areaC, heightM) => areaC - (COOLING_K * Math.max(0, heightM)) / 100,
  })
}

/** Change per 100 m of altitude. */
export const COOLING_K = 0.6
const DEGREE_DAYS_MORE = 180

/** Height of a home above the climate data, m; null if its altitude is not given. */
function heightAbove({ altitudeM, dataAltitudeM }: AreaClimate): Quantity | null {
  if (altitudeM === undefined || altitudeM === dataAltitudeM) return null
  const altitude = given({
    key: 'home.altitude',
    name: 'Altitude of the home',
    unit: 'm',
    value: altitudeM,
    source: ALTITUDE,
  })
  return derived({
    key: 'home.height-above-data',
    name: 'Height above the weather data',
    unit: 'm',
    inputs: [altitude],
    formula: `altitude − ${dataAltitudeM}`,
    compute: (metres) => metres - dataAltitudeM,
  })
}

/** Annual degree days at the altitude of the home, average of 1991 to 2020. */
export function degreeDaysToday(climate: AreaClimate): Quantity {
  const { degreeDays } = climate
  const ofArea = {
    ...DEGREE_DAYS,
    value: degreeDays,
    source: stationsOf(climate),
    spread: { low: 0.94 * degreeDays, high: 1.06 * degreeDays },
  }
  const higher = heightAbove(climate)
  if (!higher) return given(ofArea)
  return derived({
    ...DEGREE_DAYS,
    inputs: [given({ ...ofArea, key: 'climate.degree-days.area' }), higher],
    formula: `degree days of the area + ${DEGREE_DAYS_MORE} × h ÷ 100`,
    compute: (days, heightM) => days + (DEGREE_DAYS_MORE * heightM) / 100,
  })
}

function stationsOf({ area, dataAltitudeM }: AreaClimate): Source {
  return {
    title: `Met Office stations nearest to ${area}, 1991 to 2020, at ${dataAltitudeM} m above the sea`,
    date: READ_ON,
    confidence: 'verified',
  }
}

function estimateOf({ area, dataAltitudeM }: AreaClimate): Source {
  return {
    title: `Estimate for ${area} from Met Office stations, 1991 to 2020, at ${dataAltitudeM} m above the sea, and 1 K colder`,
    date: READ_ON,
    confidence: 'assumed',
  }
}
