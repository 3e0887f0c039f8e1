import { derived, given, type Quantity } from '../quantity/quantity'
import { type SapRating, sapRating } from './sap-rating'

/**
 * SAP 10.2 (14 March 2025), table 12: the prices used for ratings, whatever the tariff. The standing charges and the
 * price of LPG are widely published, but were not checked there.
 */
export const SAP_PRICES = {
  electricity: { pencePerKwh: 16.49, standingPounds: 0 },
  gas: { pencePerKwh: 3.64, standingPounds: 92 },
  oil: { pencePerKwh: 4.94, standingPounds: 0 },
  lpg: { pencePerKwh: 6.74, standingPounds: 62 },
  /** The low rate of the seven-hour tariff. */
  'electricity-at-night': { pencePerKwh: 9.4, standingPounds: 0 },
} as const

/** Required beside a rating without a survey. */
export const INDICATION =
  'An indication at SAP’s own prices. Only an assessor’s survey gives a certificate, and the scheme is to change in 2027.'

/** A heating system for rating purposes: infrared panels count as direct electric heaters. */
export type RatedHeating = {
  fuel: keyof typeof SAP_PRICES
  /** kWh of heat per kWh bought. */
  heatPerUnit: number
}

type Home = { heatKwhAYear: number; otherPoundsAYear: number; floorAreaM2: number }

function ratingWith({
  heatKwhAYear,
  otherPoundsAYear,
  floorAreaM2,
  heating: { fuel, heatPerUnit },
}: Home & { heating: RatedHeating }): SapRating {
  const { pencePerKwh, standingPounds } = SAP_PRICES[fuel]
  const heatPounds = (heatKwhAYear / heatPerUnit) * (pencePerKwh / 100) + standingPounds
  return sapRating({ poundsAYear: otherPoundsAYear + heatPounds, floorAreaM2 })
}

type WithSystem = {
  key: string
  name: string
  heat: Quantity
  /** A year of everything except room heating, at SAP's prices. */
  otherPounds: Quantity
  floorArea: Quantity
  heating: RatedHeating
}

/** The rating with one heating system, with working: points before rounding. Throws OutOfRange. */
export function ratingQuantity({ key, name, heat, otherPounds, floorArea, heating }: WithSystem): Quantity {
  const { fuel } = heating
  const efficiency = given({
    key: `${key}.heat-per-unit`,
    name: 'Heat for each kWh bought, in the rating',
    unit: 'kWh/kWh',
    value: heating.heatPerUnit,
    source: { title: 'SAP 10.2, table 4', date: '2025-03-14', confidence: 'well-known' },
  })
  return derived({
    key,
    name,
    unit: 'points',
    inputs: [heat, otherPounds, floorArea, efficiency],
    formula: '100 − 16.21 × ECF, above 3.5: 108.8 − 120.5 × log ECF; ECF = 0.36 × £ ÷ (A + 45)',
    compute: (heatKwhAYear, otherPoundsAYear, floorAreaM2, heatPerUnit) =>
      ratingWith({ heatKwhAYear, otherPoundsAYear, floorAreaM2, heating: { fuel, heatPerUnit } }).points,
    source: { title: `SAP 10.2, section 13. ${INDICATION}`, date: '2025-03-14', confidence: 'well-known' },
  })
}
