import { checkOrder, type PanelPrices } from '@/lib/domain/estimate/installed-price'
import { linePence, type QuoteLine, quoteTotals } from '@/lib/domain/quotes/quote-lines'
import { counted } from '@/lib/format/counted'
import { poundsAndPence } from '@/lib/format/pounds'

/** The priced items. */
export type Ordered = {
  panels: number
  /** Which panels; null if there is only one kind. */
  panelName: string | null
  hasFitting: boolean
  thermostats: number
  hasWarrantyExtension: boolean
  hasMaintenancePlan: boolean
}

/** A line of the price; `pence` is null if only known after a survey. */
export type PriceLine = QuoteLine & { pence: number | null }

/** In whole pence: the lines add up to the total, which is the net amount and its VAT. */
export type Price = { lines: PriceLine[]; netPence: number; vatPence: number; totalPence: number }

/** The price of an order, line by line, with VAT. */
export function priceOf({ ordered, prices }: { ordered: Ordered; prices: PanelPrices }): Price {
  const { panels, panelName, hasFitting, thermostats, hasWarrantyExtension, hasMaintenancePlan } = ordered
  const installPencePerPanel = hasFitting ? prices.installPencePerPanel : 0
  const { panelPence, deliveryPence } = prices
  checkOrder({ ...prices, panels, installPencePerPanel })
  const each = (eachPence: number) => `${counted(panels, 'panel')} at ${poundsAndPence(eachPence)}`
  const lines: QuoteLine[] = [
    {
      kind: 'panels',
      name: panelName === null ? 'Panels' : `Panels, ${panelName}`,
      detail: each(panelPence),
      quantity: panels,
      eachPence: panelPence,
    },
    { kind: 'delivery', name: 'Delivery', detail: 'Once per order', quantity: 1, eachPence: deliveryPence },
  ]
  if (hasFitting)
    lines.push(
      {
        kind: 'fitting',
        name: 'Fitting, an allowance',
        detail: `${each(installPencePerPanel)}, our assumption until a survey`,
        quantity: panels,
        eachPence: installPencePerPanel,
      },
      {
        kind: 'circuits',
        ...AFTER_SURVEY,
        name: 'Circuits and wiring',
        detail: 'Depends on your supply and cable routes',
      },
    )
  lines.push({
    kind: 'thermostats',
    name: 'Thermostats',
    detail: counted(thermostats, 'zone'),
    quantity: thermostats,
    eachPence: null,
  })
  if (hasWarrantyExtension)
    lines.push({ kind: 'warranty', ...AFTER_SURVEY, name: 'Warranty extension', detail: 'As chosen' })
  if (hasMaintenancePlan)
    lines.push({ kind: 'maintenance', ...AFTER_SURVEY, name: 'Maintenance plan', detail: 'As chosen' })
  return { lines: lines.map((line) => ({ ...line, pence: linePence(line) })), ...quoteTotals(lines) }
}

type Fitted = Pick<Ordered, 'panels' | 'panelName' | 'thermostats'> & { prices: PanelPrices }

/** The price of panels with fitting and thermostats, without any options. */
export const fittedPrice = ({ prices, ...ordered }: Fitted): Price =>
  priceOf({
    ordered: { ...ordered, hasFitting: true, hasWarrantyExtension: false, hasMaintenancePlan: false },
    prices,
  })

const AFTER_SURVEY = { quantity: 1, eachPence: null } as const
