import { systemNow, type QuickAnswers } from '@/lib/domain/quick-estimate/answers'
import { HEATING_SYSTEMS } from '@/lib/domain/running-cost/heating-systems'
import { SAP_PRICES } from '@/lib/domain/sap-rating/rating-movement'

/** What panels do to the energy rating of a home that burns gas or oil now; null for others, whose rating moves less or either way. No points: nobody has surveyed the home. */
export function ratingWords({ heating }: Pick<QuickAnswers, 'heating'>): string | null {
  const now = systemNow(heating)
  const fuel = now && HEATING_SYSTEMS[now].fuel
  if (fuel !== 'gas' && fuel !== 'oil') return null
  const { [fuel]: burnt, electricity } = SAP_PRICES
  return `Panels in its place would most likely lower the home’s energy rating (EPC): that reckons with ${electricity.pencePerKwh} p for a kWh of electricity and ${burnt.pencePerKwh} p for one of ${fuel}, whatever you pay, and takes panels for any electric heater.`
}
