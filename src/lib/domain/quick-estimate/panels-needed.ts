import type { InForce } from '../assumptions/in-force'
import { BREAKER_WATTS, PANEL_LIMIT, panelsOnABreaker } from '../circuits/panel-limit'
import { circuitsFor } from '../circuits/plan-circuits'
import { builtBandOf } from '../heat-loss/rule-compared'
import type { TypicalHome } from '../house/typical-home'
import { frontGivens, type FrontRecord } from '../panel/front-givens'
import { frontHeat } from '../panel/front-heat'
import { installedPrice } from '../payback/installed-price'
import { derived, given, type Quantity } from '../quantity/quantity'
import { wattsPerM2Of } from '../sizing/rule-of-thumb'
import type { AgeBand } from '../u-values/age-bands'

/** The panel on offer, from its product record. */
export type OfferedPanel = FrontRecord & { powerWatts: number; pricePence: number }

/** What a panel is taken to give, on either of two readings of its data, until a test report settles which. */
export type PanelBasis = 'rated' | 'stated-temperature'

export type PanelOutputs = Record<PanelBasis, Quantity>

/** Its rated power, and what its front gives off at its stated temperature. */
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

export type PanelsNeeded = Record<'panels' | 'kilowatts' | 'circuits' | 'price', Quantity>

/** What the maker's short rule asks of a home of this age. */
export function ruleQuantity(ageBand: AgeBand): Quantity {
  return given({
    key: 'rule.watts-per-m2',
    name: 'Power for each square metre by the short rule',
    unit: 'W/m²',
    value: wattsPerM2Of(builtBandOf(ageBand)),
    source: { title: 'Product data', date: '2026-11-20', confidence: 'assumed' },
  })
}

/** What panels must give as the only heating: the heat loss, or what the short rule asks for where that is more. */
export function powerNeeded({ home, rule }: { home: TypicalHome; rule: Quantity }): Quantity {
  return derived({
    key: 'panels.power-needed',
    name: 'Heat that panels must give on a cold day',
    unit: 'W',
    inputs: [home.designHeatLoss, home.wattsPerM2, rule],
    formula: 'Q × max(1, rule ÷ Q per m²)',
    compute: (watts, wattsPerM2, ruleWattsPerM2) => watts * Math.max(1, ruleWattsPerM2 / wattsPerM2),
  })
}

/** Panels that the heat loss asks for beyond those of the short rule; nought where the rule gives enough. */
export function shortOfRule({
  home,
  rule,
  outputs,
}: {
  home: TypicalHome
  rule: Quantity
  outputs: PanelOutputs
}): Quantity {
  return derived({
    key: 'rule.panels-short',
    name: 'Panels that the short rule leaves out',
    unit: '',
    inputs: [home.designHeatLoss, home.wattsPerM2, rule, outputs.rated],
    formula: 'max(0, ⌈Q ÷ P⌉ − ⌈rule × A ÷ P⌉)',
    compute: (watts, wattsPerM2, ruleWattsPerM2, panelWatts) =>
      Math.max(0, Math.ceil(watts / panelWatts) - Math.ceil((watts * ruleWattsPerM2) / wattsPerM2 / panelWatts)),
  })
}

type OrderPrices = [panel: Quantity, delivery: Quantity, installation: Quantity]

/** What is asked for an order: for each panel, for its delivery, and for the installation of each panel. */
export function orderPrices({
  panel: { pricePence, source },
  inForce,
}: {
  panel: OfferedPanel
  inForce: InForce
}): OrderPrices {
  return [
    given({ key: 'order.panel', name: 'Price of a panel', unit: 'p', value: pricePence, source }),
    inForce.get('order.delivery'),
    inForce.get('order.installation'),
  ]
}

type Needed = { basis: PanelBasis; power: Quantity; prices: OrderPrices; outputs: PanelOutputs }

/** Panels, the power they draw, their circuits and their price on the ceiling, on one reading of the panel's data. */
export function panelsNeeded({ basis, power, prices, outputs }: Needed): PanelsNeeded {
  const panels = derived({
    key: `panels.${basis}`,
    name: 'Panels for the whole home',
    unit: '',
    inputs: [power, outputs[basis]],
    formula: '⌈Q ÷ P⌉',
    compute: (watts, panelWatts) => Math.ceil(watts / panelWatts),
  })
  const kilowatts = derived({
    key: `panels.${basis}.kilowatts`,
    name: 'Power of all panels',
    unit: 'kW',
    inputs: [panels, outputs.rated],
    formula: 'n × P ÷ 1,000',
    compute: (count, ratedWatts) => (count * ratedWatts) / 1000,
  })
  const circuits = derived({
    key: `panels.${basis}.circuits`,
    name: 'Circuits of 16 A',
    unit: '',
    inputs: [panels, outputs.rated],
    formula: `⌈n ÷ min(${PANEL_LIMIT.panels}, ⌊${BREAKER_WATTS} ÷ P⌋)⌉`,
    compute: (count, panelWatts) => circuitsFor({ panels: count, cap: panelsOnABreaker({ panelWatts }) }),
  })
  const price = derived({
    key: `panels.${basis}.price`,
    name: 'Price of the panels on the ceiling',
    unit: 'p',
    inputs: [panels, ...prices],
    formula: 'n × panel + delivery + n × installation',
    compute: (count, panelPence, deliveryPence, installPencePerPanel) =>
      installedPrice({ panels: count, panelPence, deliveryPence, installPencePerPanel }).pence,
  })
  return { panels, kilowatts, circuits, price }
}
