import { VAT_RATE, vatWithin } from '@/lib/domain/catalogue/delivered-price'
import { installedPrice, type PanelPrices } from '@/lib/domain/estimate/installed-price'
import { counted } from '@/lib/format/counted'
import { poundsAndPence } from '@/lib/format/pounds'

/** What a price is made of. */
export type Ordered = {
  panels: number
  hasFitting: boolean
  thermostats: number
  hasWarrantyExtension: boolean
  hasMaintenancePlan: boolean
}

/** A line of the price; null pence: only known after a survey. */
export type PriceLine = { name: string; detail: string; pence: number | null }

/** In whole pence: the lines add up to the total, which is the net amount and its VAT. */
export type Price = { lines: PriceLine[]; netPence: number; vatPence: number; totalPence: number }

export const VAT_PERCENT = 100 * VAT_RATE

/** The price of an order, line by line, with VAT. */
export function priceOf({ ordered, prices }: { ordered: Ordered; prices: PanelPrices }): Price {
  const { panels, hasFitting, thermostats, hasWarrantyExtension, hasMaintenancePlan } = ordered
  const installPencePerPanel = hasFitting ? prices.installPencePerPanel : 0
  const { panelsPence, deliveryPence, installPence, pence } = installedPrice({
    ...prices,
    panels,
    installPencePerPanel,
  })
  const each = (eachPence: number) => `${counted(panels, 'panel')} at ${poundsAndPence(eachPence)}`
  const lines: PriceLine[] = [
    { name: 'Panels', detail: each(prices.panelPence), pence: panelsPence },
    { name: 'Delivery', detail: 'Once for the order', pence: deliveryPence },
  ]
  if (hasFitting)
    lines.push(
      {
        name: 'Fitting, an allowance',
        detail: `${each(installPencePerPanel)}, our assumption until a survey`,
        pence: installPence,
      },
      { name: 'Circuits and wiring', detail: 'Depends on your supply and cable routes', pence: null },
    )
  lines.push({ name: 'Thermostats', detail: counted(thermostats, 'zone'), pence: null })
  if (hasWarrantyExtension) lines.push({ name: 'Warranty extension', detail: 'As chosen', pence: null })
  if (hasMaintenancePlan) lines.push({ name: 'Maintenance plan', detail: 'As chosen', pence: null })
  const vatPence = vatWithin(pence)
  return { lines, netPence: pence - vatPence, vatPence, totalPence: pence }
}
