import { USUAL } from '@/lib/domain/assumptions/usual-answers'
import { buildingNotice, type ElectricalWork } from '@/lib/domain/circuits/building-notice'
import { circuitLoad } from '@/lib/domain/circuits/circuit-load'
import { circuitsWorking } from '@/lib/domain/circuits/circuits-working'
import { loadQuantity, spareWorking, voltDropWorking } from '@/lib/domain/circuits/load-working'
import { PANEL_LIMIT } from '@/lib/domain/circuits/panel-limit'
import { planCircuits } from '@/lib/domain/circuits/plan-circuits'
import { checkSupply, wattsOf, type UsualLoad } from '@/lib/domain/circuits/supply-check'
import { thinnestCable, VOLT_DROP_LIMIT_PERCENT, type Cable } from '@/lib/domain/circuits/volt-drop'
import type { Quantity } from '@/lib/domain/quantity/quantity'
import { answered, calculated, withWorking } from './calculated'

type CircuitsAsked = {
  panels: number
  panelWatts: number
  panelsPerCircuit: number
  panelOhms?: number | undefined
  cable?: { mm2: Cable['mm2']; lengthM: number } | undefined
  supply?: { mainFuseAmps: number; loads: readonly UsualLoad[] } | undefined
  work?: ElectricalWork | undefined
}

/** Circuits for some panels: how many, what each draws, whether cable and supply carry it, and whom to tell. */
export function calculateCircuits(asked: CircuitsAsked) {
  return calculated({ fields: { amps: 'panels' }, calculate: () => circuitsOf(asked) })
}

function circuitsOf(asked: CircuitsAsked) {
  const { panels, panelWatts, work } = asked
  const drawn = circuitsWorking(givensOf(asked))
  const cable = cableOf(asked, drawn.circuitAmps)
  const supply = supplyOf(asked, drawn.heatingAmps)
  const load = circuitLoad({ panels: drawn.fullest.value, panelWatts })
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
    ...(cable ? [cable.drop] : []),
    ...(supply ? [supply.spare] : []),
  ])
}

function givensOf({ panels, panelWatts, panelsPerCircuit, panelOhms }: CircuitsAsked) {
  return {
    panels: answered({ key: 'panels', name: 'Panels', unit: '', value: panels }),
    panelWatts: answered({
      key: 'panel.rated-power',
      name: 'Rated power of a panel',
      unit: 'W',
      value: panelWatts,
      usual: USUAL.panelWatts,
    }),
    limit: answered({
      key: 'circuits.panels-on-a-breaker',
      name: 'Panels that may share a breaker of 16 A',
      unit: '',
      value: panelsPerCircuit,
      usual: { value: PANEL_LIMIT.panels, source: PANEL_LIMIT.source },
    }),
    ...(panelOhms !== undefined && {
      panelOhms: answered({ key: 'panel.ohms', name: 'Resistance of a panel', unit: 'Ω', value: panelOhms }),
    }),
  }
}

function cableOf({ cable }: CircuitsAsked, amps: Quantity) {
  if (!cable) return null
  const { mm2, lengthM } = cable
  const drop = voltDropWorking({
    amps,
    length: answered({ key: 'cable.length', name: 'Length of the cable', unit: 'm', value: lengthM }),
    mm2,
  })
  const result = {
    voltDropPercent: drop.value,
    isWithinLimit: drop.value <= VOLT_DROP_LIMIT_PERCENT,
    thinnestMm2: thinnestCable({ amps: amps.value, lengthM })?.mm2 ?? null,
  }
  return { drop, result }
}

function supplyOf({ supply, panels, panelWatts }: CircuitsAsked, heatingAmps: Quantity) {
  if (!supply) return null
  const { mainFuseAmps, loads } = supply
  const fuse = answered({ key: 'supply.main-fuse', name: 'Rating of the main fuse', unit: 'A', value: mainFuseAmps })
  const { outcome, totalAmps, spareAmps, asksOperator } = checkSupply({
    supplyAmps: mainFuseAmps,
    heatingWatts: panels * panelWatts,
    otherWatts: loads.map(wattsOf),
  })
  return {
    spare: spareWorking({ fuse, heatingAmps, loads: loads.map(loadQuantity) }),
    result: { outcome, totalAmps, spareAmps, asksOperator },
  }
}
