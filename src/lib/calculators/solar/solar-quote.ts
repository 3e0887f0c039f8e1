import { lastBegun } from '@/lib/domain/assumptions/last-begun'
import type { PropertyType } from '@/lib/domain/building/home/answers'
import type { Built } from '@/lib/domain/building/home/built'
import type { Occupancy } from '@/lib/domain/building/home/occupancy'
import { monthlyDegreeDaysOf } from '@/lib/domain/climate/area-months'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import { type ToldHome, withTold } from '@/lib/domain/estimate/told-home'
import type { Source } from '@/lib/domain/quantity/quantity'
import { type SolarRegion, solarRegionOf } from '@/lib/domain/solar/regions'
import type { Facing } from '@/lib/domain/solar/roof-yield'
import { type SolarWorth, type SolarYear, solarYear, worthOf } from '@/lib/domain/solar/solar-year'

import { estimateWithOwn } from '../engine/estimate'
import type { Basis } from '../engine/estimate-basis'
import { stepValue } from '../engine/estimate-steps'

export type SolarAnswers = {
  /** The postcode area, and the height of the district if it was given. */
  postcode?: { area: string; heightM: number | null } | undefined
  type: PropertyType
  area: number
  built: Built
  occupancy: Occupancy
  /** What the visitor has told the quick calculator; null if nothing. */
  home: ToldHome | null
  kwp: number
  facing: Facing
  pitch: number
  battery: number
  heatingKwh?: number | undefined
  householdKwh: number
  exportPence?: number | undefined
}

/** A price in p/kWh with its source and, if expired, its last day. */
export type SourcedPrice = { pencePerKwh: number; source: Source | null; endedOn: string | null }

export type SolarQuote = {
  answers: SolarAnswers
  region: SolarRegion
  heatingKwh: number
  year: SolarYear
  /** The same year without a battery; null if there is none. */
  withoutBattery: SolarYear | null
  electricity: SourcedPrice
  /** Null if we hold no price and the visitor has not entered one. */
  export: SourcedPrice | null
  worth: SolarWorth | null
}

/** A year of a solar roof on a home heated by panels, at the prices of the given date. */
export function solarQuote({ answers, basis }: { answers: SolarAnswers; basis: Basis }): SolarQuote {
  const estimate = homeEstimate({ answers, basis })
  const step = estimate.working.steps.find(({ key }) => key === 'price.electricity')
  if (!step) throw new Error('The estimate has no electricity price')
  // Not what is bought: that is less in a home which has told us of solar panels. Direct heaters use what they give.
  const heatingKwh = answers.heatingKwh ?? stepValue(estimate, 'year.infrared.heat')
  const home = {
    roof: { kwp: answers.kwp, facing: answers.facing, pitchDeg: answers.pitch },
    region: solarRegionOf(answers.postcode?.area ?? null),
    monthlyDegreeDays: monthlyDegreeDaysOf(estimate.climate),
    occupancy: answers.occupancy,
    heatingKwh,
    householdKwh: answers.householdKwh,
    batteryKwh: answers.battery,
  }
  const year = solarYear(home)
  const endedOn = estimate.expired.find(({ key }) => key === 'price.electricity')?.validTo ?? null
  const exported = exportPrice({ answers, basis })
  return {
    answers,
    region: home.region,
    heatingKwh,
    year,
    withoutBattery: answers.battery > 0 ? solarYear({ ...home, batteryKwh: 0 }) : null,
    electricity: { pencePerKwh: step.value, source: step.source ?? null, endedOn },
    export: exported,
    worth: exported && worthOf({ year: year.year, pencePerKwh: step.value, exportPencePerKwh: exported.pencePerKwh }),
  }
}

/** The home of the questions, with what else the visitor has told the quick calculator. */
function homeEstimate({ answers, basis }: { answers: SolarAnswers; basis: Basis }): QuickEstimate {
  const { postcode, type, area, built, occupancy, home: told } = answers
  const heating = told?.answers.heating ?? ('none' as const)
  const asked = { propertyType: type, floorAreaM2: area, built, heating, heatedRooms: null }
  const postcodeArea = postcode?.area ?? null
  const toldM = told?.answers.postcodeArea === postcodeArea ? told.answers.altitudeM : undefined
  const place = { postcodeArea, altitudeM: postcode?.heightM ?? toldM }
  const home = { ...withTold(asked, told), ...place, occupancy }
  return estimateWithOwn({ answers: home, basis, own: told?.own ?? {} }).estimate
}

function exportPrice({ answers, basis }: { answers: SolarAnswers; basis: Basis }): SourcedPrice | null {
  if (answers.exportPence !== undefined) return { pencePerKwh: answers.exportPence, source: null, endedOn: null }
  const period = lastBegun(basis.numbers.figures['price.export'].periods, basis.date)
  if (!period) return null
  const endedOn = period.validTo !== null && period.validTo < basis.date ? period.validTo : null
  return { pencePerKwh: period.value, source: period.source, endedOn }
}
