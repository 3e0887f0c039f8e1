import { panelsByRoom } from '@/lib/domain/building/home/usual-rooms'
import type { PanelPrices } from '@/lib/domain/estimate/installed-price'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'

/** Panels for the rooms to heat, with the range of eight in ten results. */
export type Proposal = { rooms: number; panels: number; low: number; high: number }

/** The value of a step in the estimate's working. */
export function stepValue({ working: { steps } }: Pick<QuickEstimate, 'working'>, key: string): number {
  const step = steps.find((candidate) => candidate.key === key)
  if (!step) throw new Error(`The estimate has no ${key}`)
  return step.value
}

/** The prices in the estimate's working. */
export const pricesIn = (estimate: Pick<QuickEstimate, 'working'>): PanelPrices => ({
  panelPence: stepValue(estimate, 'order.panel'),
  deliveryPence: stepValue(estimate, 'order.delivery'),
  installPencePerPanel: stepValue(estimate, 'order.installation'),
})

/**
 * Panels for `rooms` rooms of the estimated home, or for all. The largest rooms are counted, so that the price is not
 * too low; their range is in proportion to that of the home.
 */
export function proposalOf({ estimate, rooms }: { estimate: QuickEstimate; rooms: number | null }): Proposal {
  const byRoom = panelsByRoom({
    watts: stepValue(estimate, 'panels.power-needed'),
    panelWatts: stepValue(estimate, 'panel.rated-output'),
    rooms: stepValue(estimate, 'home.rooms'),
  })
  const heated = byRoom.slice(-Math.min(rooms ?? byRoom.length, byRoom.length))
  const panels = heated.reduce((sum, count) => sum + count, 0)
  const { value, p10, p90 } = estimate.panels.rated.panels
  return {
    rooms: heated.length,
    panels,
    low: Math.max(heated.length, Math.min(panels, Math.floor((panels * p10) / value))),
    high: Math.max(panels, Math.ceil((panels * p90) / value)),
  }
}
