import type { AssumptionKey } from '../assumptions/default-assumptions'
import type { InForce } from '../assumptions/in-force'
import { circuitsFor } from '../circuits/plan-circuits'
import { builtBandOf } from '../heat-loss/rule-compared'
import type { TypicalHome } from '../house/typical-home'
import { installedPrice, type PanelPrices } from '../payback/installed-price'
import { derived, given, type Quantity, type Source } from '../quantity/quantity'
import { wattsPerM2Of } from '../sizing/rule-of-thumb'
import type { AgeBand } from '../u-values/age-bands'

export type Prices = PanelPrices & { source: Source }

/** What a panel gives, on either of two readings of its data: rated power, or what it sheds at its stated temperature. */
export const PANEL_BASES = { rated: 'panel.rated-output', 'stated-temperature': 'panel.output-at-stated-temperature' } as const satisfies Record<string, AssumptionKey>

export type PanelBasis = keyof typeof PANEL_BASES

export type PanelsNeeded = Record<'panels' | 'kilowatts' | 'circuits' | 'price', Quantity>

/** What the maker's short rule asks of a home of this age. */
export function ruleQuantity(ageBand: AgeBand): Quantity {
  return given({ key: 'rule.watts-per-m2', name: 'Power for each square metre by the short rule', unit: 'W/m²', value: wattsPerM2Of(builtBandOf(ageBand)), source: { title: 'Product data', date: '2026-11-20', confidence: 'assumed' } })
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
export function shortOfRule({ home, rule, inForce }: { home: TypicalHome; rule: Quantity; inForce: InForce }): Quantity {
  return derived({
    key: 'rule.panels-short',
    name: 'Panels that the short rule leaves out',
    unit: '',
    inputs: [home.designHeatLoss, home.wattsPerM2, rule, inForce.get(PANEL_BASES.rated)],
    formula: 'max(0, ⌈Q ÷ P⌉ − ⌈rule × A ÷ P⌉)',
    compute: (watts, wattsPerM2, ruleWattsPerM2, panelWatts) => Math.max(0, Math.ceil(watts / panelWatts) - Math.ceil((watts * ruleWattsPerM2) / wattsPerM2 / panelWatts)),
  })
}

/** What is asked for panels, as given quantities. */
export function priceQuantities({ panelPence, deliveryPence, installPencePerPanel, source }: Prices): [Quantity, Quantity, Quantity] {
  return [
    given({ key: 'order.panel', name: 'Price of a panel', unit: 'p', value: panelPence, source }),
    given({ key: 'order.delivery', name: 'Delivery of an order', unit: 'p', value: deliveryPence, source }),
    given({ key: 'order.installation', name: 'Installation of a panel', unit: 'p', value: installPencePerPanel, source }),
  ]
}

type Needed = { basis: PanelBasis; power: Quantity; prices: [Quantity, Quantity, Quantity]; inForce: InForce }

/** Panels, the power they draw, their circuits and their price on the ceiling, on one reading of the panel's data. */
export function panelsNeeded({ basis, power, prices, inForce }: Needed): PanelsNeeded {
  const panels = derived({
    key: `panels.${basis}`,
    name: 'Panels for the whole home',
    unit: '',
    inputs: [power, inForce.get(PANEL_BASES[basis])],
    formula: '⌈Q ÷ P⌉',
    compute: (watts, panelWatts) => Math.ceil(watts / panelWatts),
  })
  const kilowatts = derived({
    key: `panels.${basis}.kilowatts`,
    name: 'Power of all panels',
    unit: 'kW',
    inputs: [panels, inForce.get(PANEL_BASES.rated)],
    formula: 'n × P ÷ 1,000',
    compute: (count, ratedWatts) => (count * ratedWatts) / 1000,
  })
  const circuits = derived({ key: `panels.${basis}.circuits`, name: 'Circuits of 16 A', unit: '', inputs: [panels], formula: '⌈n ÷ 13⌉', compute: (count) => circuitsFor({ panels: count }) })
  const price = derived({
    key: `panels.${basis}.price`,
    name: 'Price of the panels on the ceiling',
    unit: 'p',
    inputs: [panels, ...prices],
    formula: 'n × panel + delivery + n × installation',
    compute: (count, panelPence, deliveryPence, installPencePerPanel) => installedPrice({ panels: count, panelPence, deliveryPence, installPencePerPanel }).pence,
  })
  return { panels, kilowatts, circuits, price }
}
