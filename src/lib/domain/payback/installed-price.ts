import { rangeCheck } from '../quantity/range-check'

export const checkOrder = rangeCheck({
  panels: [0, 10_000],
  panelPence: [0, 10_000_000],
  deliveryPence: [0, 10_000_000],
  installPencePerPanel: [0, 10_000_000],
})

/** What is asked for panels, whole pence with VAT: each panel, delivery of an order, and the installation of each panel. */
export type PanelPrices = { panelPence: number; deliveryPence: number; installPencePerPanel: number }

/** What some panels cost on the ceiling, in whole pence; `pence` is the sum of the parts. */
export type InstalledPrice = { panelsPence: number; deliveryPence: number; installPence: number; pence: number }

/** The price of an order with its installation; delivery is asked for once, and not for nothing. Throws OutOfRange. */
export function installedPrice({
  panels,
  panelPence,
  deliveryPence,
  installPencePerPanel,
}: PanelPrices & { panels: number }): InstalledPrice {
  checkOrder({ panels, panelPence, deliveryPence, installPencePerPanel })
  const panelsPence = Math.round(panels * panelPence)
  const orderPence = panels > 0 ? Math.round(deliveryPence) : 0
  const installPence = Math.round(panels * installPencePerPanel)
  return { panelsPence, deliveryPence: orderPence, installPence, pence: panelsPence + orderPence + installPence }
}
