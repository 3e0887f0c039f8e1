import { restOfHeat } from '@/lib/domain/building/heat-loss/panels'
import type { PropertyType } from '@/lib/domain/building/home/answers'
import { ageBandOfBuilt, type Built } from '@/lib/domain/building/home/built'
import { nationOrEngland } from '@/lib/domain/climate/area-nation'
import { fittedByRoom, panelsOf } from '@/lib/domain/estimate/fitted-panels'
import { panelsForWatts, roughHeatLossWatts } from '@/lib/domain/estimate/project-panels'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import type { BuildingType } from '@/lib/domain/leads/project-options'
import { solarRegionOf } from '@/lib/domain/solar/regions'
import { roofYieldKwh } from '@/lib/domain/solar/roof-yield'

import { fittedPrice, type Price } from '../configurator/price'
import { estimateFor } from '../engine/estimate'
import { type Basis, panelNameIn } from '../engine/estimate-basis'
import { ceilingsIn, panelIn, pricesIn, stepValue } from '../engine/estimate-steps'

/** The facts of a project that determine the recommended number of panels. */
export type ProjectFacts = {
  postcodeArea: string | null
  buildingType: BuildingType
  areaM2: number
  ceilingM?: number | undefined
  built: Built
  /** From a heat-loss calculation. */
  heatLossKw?: number | undefined
  /** Rooms or zones, each with a thermostat. */
  zones?: number | undefined
  kwp?: number | undefined
}

export type Recommendation = {
  /** `calculated`: from the client's heat loss; `rough`: from the area. */
  basis: 'calculated' | 'rough'
  heatLossWatts: number
  /** What the panels give of it without making the ceilings too warm. */
  givenWatts: number
  panels: number
  low: number
  high: number
  panelWatts: number
  price: Price
  lowPence: number
  highPence: number
  /** Annual yield of the solar roof, facing south at 35°; null without one. */
  solarKwh: number | null
  /** Estimate of the home that provides the heat loss per square metre. */
  estimate: QuickEstimate
}

const HOMES: Partial<Record<BuildingType, PropertyType>> = { house: 'semi', flats: 'flat-middle' }

/** The largest floor area that the engine accepts. */
const HOME_AREA_MAX = 1_000

/** A first recommendation of panels at today's prices, for staff to check. */
export function recommend({ facts, basis }: { facts: ProjectFacts; basis: Basis }): Recommendation {
  const { postcodeArea, areaM2, ceilingM, heatLossKw } = facts
  const estimate = estimateFor({
    answers: {
      postcodeArea,
      propertyType: HOMES[facts.buildingType] ?? 'bungalow',
      floorAreaM2: Math.min(areaM2, HOME_AREA_MAX),
      ageBand: ageBandOfBuilt({
        built: facts.built,
        nation: nationOrEngland(postcodeArea),
      }),
      insulation: 'unknown',
      heating: 'none',
      occupancy: 'all-day',
      hasSolar: false,
    },
    basis,
  })
  const panelWatts = stepValue(estimate, 'panel.rated-output')
  const roughly = (wattsPerM2: number) => roughHeatLossWatts({ wattsPerM2, areaM2, ceilingM })
  const { value, p10, p90 } = estimate.wattsPerM2
  const [watts, low, high] =
    heatLossKw === undefined
      ? [roughly(value), roughly(p10), roughly(p90)]
      : [1_000 * heatLossKw, 1_000 * heatLossKw, 1_000 * heatLossKw]
  const panel = panelIn(estimate, basis.panel)
  const allowed = allowedPanels({ estimate, panel, areaM2, ceilingM })
  const panelsFor = (loss: number) => Math.min(panelsForWatts({ watts: loss, panelWatts }), allowed)
  const prices = pricesIn(estimate)
  const priced = (panels: number) =>
    fittedPrice({ panels, panelName: panelNameIn(basis), thermostats: facts.zones ?? 1, prices })
  return {
    basis: heatLossKw === undefined ? 'rough' : 'calculated',
    heatLossWatts: Math.round(watts),
    panelWatts,
    givenWatts: Math.round(watts - restOfHeat({ neededWatts: watts, panels: panelsFor(watts), panelWatts })),
    panels: panelsFor(watts),
    low: panelsFor(low),
    high: panelsFor(high),
    price: priced(panelsFor(watts)),
    lowPence: priced(panelsFor(low)).totalPence,
    highPence: priced(panelsFor(high)).totalPence,
    solarKwh: facts.kwp === undefined ? null : solarYearKwh(facts.kwp, postcodeArea),
    estimate,
  }
}

type Allowed = {
  estimate: QuickEstimate
  panel: ReturnType<typeof panelIn>
  areaM2: number
  ceilingM: number | undefined
}

/** Panels that rooms of the usual size may have in comfort, in proportion to the floor area; at least one. */
function allowedPanels({ estimate, panel, areaM2, ceilingM }: Allowed): number {
  const ceilings = ceilingsIn(estimate)
  const rooms = fittedByRoom({
    home: { ...ceilings, heightM: ceilingM ?? ceilings.heightM, heat: { ...ceilings.heat, ruleWatts: Infinity } },
    rooms: stepValue(estimate, 'home.rooms'),
    panel,
  })
  return Math.max(1, Math.floor((panelsOf(rooms) * areaM2) / ceilings.floorAreaM2))
}

function solarYearKwh(kwp: number, postcodeArea: string | null): number {
  const roof = { kwp, facing: 'south', pitchDeg: 35 } as const
  return Math.round(roofYieldKwh({ roof, region: solarRegionOf(postcodeArea) }).reduce((sum, month) => sum + month))
}
