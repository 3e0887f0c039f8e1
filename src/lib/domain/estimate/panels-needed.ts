import type { EffectiveAssumptions } from '../assumptions/effective'
import type { TypicalHome } from '../building/home/typical-home'
import { panelsByRoom } from '../building/home/usual-rooms'
import type { AgeBand } from '../building/u-values/age-bands'
import type { Nation } from '../building/u-values/nations'
import { countCircuits } from '../electrical/circuits/pack-rooms'
import { BREAKER_WATTS, panelsOnABreaker } from '../electrical/circuits/panel-limit'
import { frontGivens, type FrontRecord } from '../panel/front-givens'
import { frontHeat } from '../panel/front-heat'
import { riseAtPower, riseAtStatedTemperature } from '../panel/radiant-rise'
import { derived, given, type Quantity } from '../quantity/quantity'
import { FITTED_FORMULA, fittedInputs, ofPanelsByRoom, sizeOf } from './fitted-panels'
import { installedPrice, type PanelPrices } from './installed-price'
import { builtBandOf } from './rule-compared'
import { wattsPerM2Of } from './rule-of-thumb'

/** A panel on offer, from its product record. */
export type OfferedPanel = FrontRecord & {
  /** The product's, by which a panel is chosen. */
  slug: string
  name: string
  powerWatts: number
  thicknessMm: number
  /** On a 16 A breaker: the manufacturer's limit. */
  panelsPer16aMax: number
  pricePence: number
}

/** Two interpretations of a panel's output, until a test report settles which applies. */
export type PanelBasis = 'rated' | 'stated-temperature'

export type PanelOutputs = Record<PanelBasis, Quantity>

/** Rated power, and front emission at the rated temperature. */
export function panelOutputs(panel: OfferedPanel): PanelOutputs {
  return {
    rated: given({
      key: 'panel.rated-output',
      name: 'Rated power of a panel',
      unit: 'W',
      value: panel.powerWatts,
      source: panel.source,
    }),
    'stated-temperature': frontHeat(frontGivens(panel)),
  }
}

/** How far above the air a panel radiates, by each interpretation of its output. */
export const riseOf = (panel: OfferedPanel, outputs: PanelOutputs): Record<PanelBasis, Quantity> => ({
  rated: riseAtPower({ panel, power: outputs.rated }),
  'stated-temperature': riseAtStatedTemperature(panel),
})

export type PanelsNeeded = Record<'panels' | 'kilowatts' | 'circuits' | 'price', Quantity>

/** The manufacturer's rule for a home of this age. */
export function ruleQuantity(built: { ageBand: AgeBand; nation: Nation }): Quantity {
  return given({
    key: 'rule.watts-per-m2',
    name: 'Power per square metre by the rule of thumb',
    unit: 'W/m²',
    value: wattsPerM2Of(builtBandOf(built)),
    source: { title: 'Product data', date: '2026-11-20', confidence: 'assumed' },
  })
}

/** Panel output required as the only heating: the heat loss, or the rule if larger. */
export function powerNeeded({ home, rule }: { home: TypicalHome; rule: Quantity }): Quantity {
  return derived({
    key: 'panels.power-needed',
    name: 'Heat that panels must give on a cold day',
    unit: 'W',
    inputs: [home.designHeatLoss, home.floorArea, rule],
    formula: 'max(Q, rule × A)',
    compute: (watts, floorAreaM2, ruleWattsPerM2) => Math.max(watts, ruleWattsPerM2 * floorAreaM2),
  })
}

const total = (panels: readonly number[]) => panels.reduce((sum, count) => sum + count, 0)

/** Panels required by the heat loss beyond the rule; zero if the rule is sufficient. */
export function shortOfRule({
  home,
  rooms,
  rule,
  outputs,
}: {
  home: TypicalHome
  rooms: Quantity
  rule: Quantity
  outputs: PanelOutputs
}): Quantity {
  return derived({
    key: 'rule.panels-short',
    name: 'Panels that the rule of thumb leaves out',
    unit: '',
    inputs: [home.designHeatLoss, home.floorArea, rule, outputs.rated, rooms],
    formula: 'max(0, Σ rooms ⌈share × Q ÷ P⌉ − Σ rooms ⌈share × rule × A ÷ P⌉)',
    compute: (watts, floorAreaM2, ruleWattsPerM2, panelWatts, count) => {
      const panelsFor = (needed: number) => total(panelsByRoom({ watts: needed, panelWatts, rooms: count }))
      return Math.max(0, panelsFor(watts) - panelsFor(floorAreaM2 * ruleWattsPerM2))
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

type Counted = {
  basis: PanelBasis
  home: TypicalHome
  power: Quantity
  rooms: Quantity
  outputs: PanelOutputs
  panel: OfferedPanel
}

const inputsBy = ({ basis, home, power, rooms, outputs, panel }: Counted) =>
  fittedInputs({ home, power, rooms, output: outputs[basis], rise: riseOf(panel, outputs)[basis] })

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
