import { rangeCheck } from '../quantity/range-check'

export const checkOrder = rangeCheck({
  panels: [0, 10_000],
  panelPence: [0, 10_000_000],
  deliveryPence: [0, 10_000_000],
  installPencePerPanel: [0, 10_000_000],
})

/** Prices in whole pence with VAT: per panel, delivery per order, and installation per panel. */
export type PanelPrices = { panelPence: number; deliveryPence: number; installPencePerPanel: number }

/** Installed price in whole pence; `pence` is the sum of the parts. */
export type InstalledPrice = { panelsPence: number; deliveryPence: number; installPence: number; pence: number }

/** Price of an order with installation; delivery is charged once, and not for zero panels. Throws OutOfRange. */
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
