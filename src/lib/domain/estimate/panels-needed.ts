import type { EffectiveAssumptions } from '../assumptions/effective'
import type { TypicalHome } from '../building/home/typical-home'
import { countCircuits } from '../electrical/circuits/pack-rooms'
import { BREAKER_WATTS, panelsOnABreaker } from '../electrical/circuits/panel-limit'
import { derived, given, type Quantity } from '../quantity/quantity'
import {
  FITTED_FORMULA,
  fittedInputs,
  heatInputs,
  type HomeHeat,
  neededByRooms,
  ofPanelsByRoom,
  sizeOf,
  wantedByRooms,
} from './fitted-panels'
import { installedPrice, type PanelPrices } from './installed-price'
import { type OfferedPanel, type PanelBasis, type PanelOutputs, riseOf } from './panel-outputs'

export type PanelsNeeded = Record<'panels' | 'kilowatts' | 'circuits' | 'price', Quantity>

type Divided = { home: TypicalHome; rule: Quantity; rooms: Quantity }

/** Panel output required as the only heating: in each room the heat loss, or the rule if larger. */
export function powerNeeded(divided: Divided): Quantity {
  return derived({
    key: 'panels.power-needed',
    name: 'Heat that panels must give on a cold day',
    unit: 'W',
    inputs: heatInputs(divided),
    formula: 'Σ rooms Qi, each max(heat loss, rule × A)',
    compute: (lossWatts, ruleWattsPerM2, floorAreaM2, roofShare, floorShare, rooms, storeys) =>
      neededByRooms({ lossWatts, ruleWatts: ruleWattsPerM2 * floorAreaM2, roofShare, floorShare }, rooms, storeys),
  })
}

const total = (panels: readonly number[]) => panels.reduce((sum, count) => sum + count, 0)

/** Panels required by the heat loss beyond the rule; zero if the rule is sufficient. */
export function shortOfRule({ outputs, ...divided }: Divided & { outputs: PanelOutputs }): Quantity {
  return derived({
    key: 'rule.panels-short',
    name: 'Panels that the rule of thumb leaves out',
    unit: '',
    inputs: [...heatInputs(divided), outputs.rated],
    formula: 'max(0, Σ rooms ⌈heat loss ÷ P⌉ − Σ rooms ⌈rule × A ÷ P⌉)',
    compute: (lossWatts, ruleWattsPerM2, floorAreaM2, roofShare, floorShare, rooms, storeys, panelWatts) => {
      const heat = { lossWatts, ruleWatts: ruleWattsPerM2 * floorAreaM2, roofShare, floorShare }
      const panelsFor = (one: HomeHeat) => total(wantedByRooms(one, rooms, storeys, panelWatts))
      return Math.max(0, panelsFor({ ...heat, ruleWatts: 0 }) - panelsFor({ ...heat, lossWatts: 0 }))
    },
  })
}

export type OrderPrices = [panel: Quantity, delivery: Quantity, installation: Quantity]

/** Prices of an order: per panel, delivery, and installation per panel. */
export function orderPrices({
  panel: { pricePence, source },
  effective,
}: {
  panel: OfferedPanel
  effective: EffectiveAssumptions
}): OrderPrices {
  return [
    given({ key: 'order.panel', name: 'Price of a panel', unit: 'p', value: pricePence, source }),
    effective.get('order.delivery'),
    effective.get('order.installation'),
  ]
}

/** The same in whole pence. */
export const panelPrices = ([panel, delivery, installation]: OrderPrices): PanelPrices => ({
  panelPence: panel.value,
  deliveryPence: delivery.value,
  installPencePerPanel: installation.value,
})

type Counted = Divided & { basis: PanelBasis; outputs: PanelOutputs; panel: OfferedPanel }

const inputsBy = ({ basis, home, rule, rooms, outputs, panel }: Counted) =>
  fittedInputs({ home, rule, rooms, output: outputs[basis], rise: riseOf(panel, outputs)[basis] })

/**
 * Panels that may be fitted, for one interpretation of the panel's output. Every room has whole panels, no more than its
 * ceiling may have in comfort.
 */
export const panelCount = (counted: Counted): Quantity =>
  derived({
    key: `panels.${counted.basis}`,
    name: 'Panels for the whole home',
    unit: '',
    inputs: inputsBy(counted),
    formula: FITTED_FORMULA,
    compute: ofPanelsByRoom(sizeOf(counted.panel), total),
  })

/**
 * The panels that we propose, at their rated power, with their electrical load, circuits and installed price. A room stays
 * on one circuit where a circuit can supply it.
 */
export function panelsNeeded({ prices, ...sized }: Omit<Counted, 'basis'> & { prices: OrderPrices }): PanelsNeeded {
  const { outputs, panel } = sized
  const limit = panel.panelsPer16aMax
  const counted = { ...sized, basis: 'rated' } as const
  const panels = panelCount(counted)
  const kilowatts = derived({
    key: 'panels.rated.kilowatts',
    name: 'Power of all panels',
    unit: 'kW',
    inputs: [panels, outputs.rated],
    formula: 'n × P ÷ 1,000',
    compute: (count, ratedWatts) => (count * ratedWatts) / 1000,
  })
  const circuits = derived({
    key: 'panels.rated.circuits',
    name: 'Circuits of 16 A',
    unit: '',
    inputs: [...inputsBy(counted), outputs.rated],
    formula: `rooms on circuits of at most min(${limit}, ⌊${BREAKER_WATTS} ÷ P⌋) panels`,
    compute: ofPanelsByRoom(sizeOf(panel), (byRoom, ratedWatts) =>
      countCircuits({ panels: byRoom, cap: panelsOnABreaker({ panelWatts: ratedWatts, limit }) }),
    ),
  })
  const price = derived({
    key: 'panels.rated.price',
    name: 'Price of the panels, delivered and fitted',
    unit: 'p',
    inputs: [panels, ...prices],
    formula: 'n × panel + delivery + n × installation',
    compute: (count, panelPence, deliveryPence, installPencePerPanel) =>
      installedPrice({ panels: count, panelPence, deliveryPence, installPencePerPanel }).pence,
  })
  return { panels, kilowatts, circuits, price }
}
