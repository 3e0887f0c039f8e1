import { buildingNotice, type ElectricalWork } from '@/lib/domain/electrical/circuits/building-notice'
import { type InstallationMethod, thinnestCable } from '@/lib/domain/electrical/circuits/cable-capacity'
import { circuitLoad } from '@/lib/domain/electrical/circuits/circuit-load'
import { type CircuitsWorking, circuitsWorking } from '@/lib/domain/electrical/circuits/circuits-working'
import {
  capacityQuantity,
  loadQuantity,
  spareWorking,
  voltDropWorking,
} from '@/lib/domain/electrical/circuits/load-working'
import { BREAKER_AMPS, panelLimit } from '@/lib/domain/electrical/circuits/panel-limit'
import { planCircuits } from '@/lib/domain/electrical/circuits/plan-circuits'
import { checkSupply, type UsualLoad } from '@/lib/domain/electrical/circuits/supply-check'
import { type Cable, VOLT_DROP_LIMIT_PERCENT } from '@/lib/domain/electrical/circuits/volt-drop'
import type { OfferedPanel } from '@/lib/domain/estimate/panel-outputs'
import { ANSWERED } from '@/lib/domain/quantity/common-sources'
import type { Quantity } from '@/lib/domain/quantity/quantity'

import { type Basis, panelRated } from '../engine/estimate-basis'
import { calculated, inputQuantity, refused, withWorking } from './result'

type CircuitsInput = {
  panels: number
  panelWatts?: number | undefined
  panelsPerCircuit?: number | undefined
  panelOhms?: number | undefined
  cable?: { mm2: Cable['mm2']; lengthM: number; method: InstallationMethod } | undefined
  supply?: { mainFuseAmps: number; loads: readonly UsualLoad[] } | undefined
  work?: ElectricalWork | undefined
}

/** `panel`: the one that the question is about. */
type About = { asked: CircuitsInput; panel: OfferedPanel }

/** Circuits for a number of panels: schedule, load, cable and supply checks, and who must be notified. */
export function calculateCircuits({ basis, ...asked }: CircuitsInput & { basis: Basis }) {
  const panel = panelRated({ basis, watts: asked.panelWatts })
  const { panelsPer16aMax: most } = panel
  return asked.panelsPerCircuit !== undefined && asked.panelsPerCircuit > most
    ? refused('panelsPerCircuit', `Must be a whole number from 1 to ${most}`)
    : calculated({ fields: { amps: 'panels' }, calculate: () => circuitsOf({ asked, panel }) })
}

function circuitsOf({ asked, panel }: About) {
  const { panels, work } = asked
  const drawn = circuitsWorking(givensOf({ asked, panel }))
  const panelWatts = drawn.panelWatts.value
  const cable = cableOf(asked, drawn.circuitAmps)
  const supply = supplyOf(asked, drawn)
  const load = circuitLoad({ panels: drawn.fullest.value, panelWatts, limit: panel.panelsPer16aMax })
  const result = {
    circuits: drawn.circuits.value,
    panelsOnEach: planCircuits({ panels, panelWatts, cap: drawn.most.value }).split,
    fullest: {
      watts: load.watts,
      amps: load.amps,
      percentOfBreaker: load.percentOfBreaker,
      worstAmps: drawn.worstAmps.value,
      isAllowed: load.isAllowed,
    },
    heatingWatts: drawn.heatingWatts.value,
    heatingAmps: drawn.heatingAmps.value,
    cable: cable && cable.result,
    supply: supply && supply.result,
    notice: work ? buildingNotice(work) : null,
  }
  return withWorking(result, [
    ...Object.values(drawn),
    ...(cable ? [cable.drop, cable.capacity] : []),
    ...(supply ? [supply.spare] : []),
  ])
}

function givensOf({ asked: { panels, panelWatts, panelsPerCircuit, panelOhms }, panel }: About) {
  const limit = panelLimit(panel)
  return {
    panels: inputQuantity({ key: 'panels', name: 'Panels', unit: '', value: panels }),
    panelWatts: inputQuantity({
      key: 'panel.rated-power',
      name: 'Rated power of a panel',
      unit: 'W',
      value: panelWatts ?? panel.powerWatts,
      usual: { value: panel.powerWatts, source: panel.source },
    }),
    limit:
      panelsPerCircuit === undefined || panelsPerCircuit === limit.value
        ? limit
        : { ...limit, value: panelsPerCircuit, source: ANSWERED },
    ...(panelOhms !== undefined && {
      panelOhms: inputQuantity({ key: 'panel.ohms', name: 'Resistance of a panel', unit: 'Ω', value: panelOhms }),
    }),
  }
}

function cableOf({ cable }: CircuitsInput, amps: Quantity) {
  if (!cable) return null
  const { mm2, lengthM, method } = cable
  const drop = voltDropWorking({
    amps,
    length: inputQuantity({ key: 'cable.length', name: 'Length of the cable', unit: 'm', value: lengthM }),
    mm2,
  })
  const capacity = capacityQuantity({ mm2, method })
  const isWithinLimit = drop.value <= VOLT_DROP_LIMIT_PERCENT
  const carriesBreaker = capacity.value >= BREAKER_AMPS
  const result = {
    voltDropPercent: drop.value,
    isWithinLimit,
    capacityAmps: capacity.value,
    carriesBreaker,
    isAllowed: isWithinLimit && carriesBreaker,
    thinnestMm2: thinnestCable({ amps: amps.value, lengthM, method })?.mm2 ?? null,
  }
  return { drop, capacity, result }
}

function supplyOf({ supply }: CircuitsInput, { heatingAmps, heatingWatts }: CircuitsWorking) {
  if (!supply) return null
  const { mainFuseAmps, loads } = supply
  const fuse = inputQuantity({
    key: 'supply.main-fuse',
    name: 'Rating of the main fuse',
    unit: 'A',
    value: mainFuseAmps,
  })
  const demands = loads.map(loadQuantity)
  const { outcome, totalAmps, spareAmps, asksOperator } = checkSupply({
    supplyAmps: mainFuseAmps,
    heatingWatts: heatingWatts.value,
    otherWatts: demands.map(({ value }) => value),
  })
  return {
    spare: spareWorking({ fuse, heatingAmps, loads: demands }),
    result: { outcome, totalAmps, spareAmps, asksOperator },
  }
}
