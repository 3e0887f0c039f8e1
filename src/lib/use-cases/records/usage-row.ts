import { pricesIn } from '@/lib/calculators/engine/estimate-steps'
import { panelAreaM2, type Powerboard } from '@/lib/content/product'
import type { PropertyType } from '@/lib/domain/building/home/answers'
import { installedPrice } from '@/lib/domain/estimate/installed-price'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import type { RowOf } from '@/lib/platform/columns'
import type { QuickQuestions } from '@/lib/schemas/calculate/quick-estimate'

import { rounded } from './rounded'

/** Property kinds used by the other enquiries. */
export const KINDS: Record<PropertyType, 'house' | 'bungalow' | 'flat'> = {
  detached: 'house',
  semi: 'house',
  terrace: 'house',
  bungalow: 'bungalow',
  'flat-top': 'flat',
  'flat-middle': 'flat',
  'flat-ground': 'flat',
}

/** Panel life stated by the manufacturer: product data, 2026-11-20. */
const PANEL_LIFE_YEARS = 20

type Calculation = {
  questions: Omit<QuickQuestions, 'own'>
  estimate: QuickEstimate
  panel: Pick<Powerboard, 'widthMm' | 'heightMm'>
}

/**
 * Inputs and results of a calculation as columns, in pounds, years and kilograms per year. No part of the postcode is
 * stored.
 */
export function usageRow({ questions, estimate, panel }: Calculation): RowOf<'calculator_usage'> {
  const { type, area, built, insulation, heating, occupancy, solar, rooms = null } = questions
  const panels = estimate.panels.rated.panels.value
  const price = installedPrice({ panels, ...pricesIn(estimate) })
  const saved = estimate.savingPence?.value ?? null
  return {
    property_size: area,
    property_type: KINDS[type],
    property_sub_type: type,
    built,
    insulation,
    occupancy,
    current_heating: heating,
    solar_panels: solar,
    rooms,
    current_bill: poundsAMonth(questions),
    panels_needed: panels,
    total_watts: Math.round(estimate.panels.rated.kilowatts.value * 1000),
    ceiling_coverage: rounded((100 * panels * panelAreaM2(panel)) / area, 1),
    powerboard_cost: (price.panelsPence + price.deliveryPence) / 100,
    installation_cost: price.installPence / 100,
    total_cost: price.pence / 100,
    annual_savings: saved === null ? null : Math.round(saved) / 100,
    payback_period: paybackOf(estimate),
    carbon_savings: carbonOf(estimate),
    lifetime_savings: saved === null ? null : (Math.round(saved) * PANEL_LIFE_YEARS) / 100,
  }
}

function poundsAMonth({ currentBill, billUnit }: Pick<QuickQuestions, 'currentBill' | 'billUnit'>): number | null {
  return currentBill === undefined || billUnit === 'kwh' ? null : rounded(currentBill / 12, 2)
}

function paybackOf({ payback }: QuickEstimate): number | null {
  return payback?.typical.outcome === 'pays-back' ? rounded(payback.typical.years, 1) : null
}

function carbonOf({ systems }: QuickEstimate): number | null {
  const now = systems.find(({ isNow }) => isNow)?.carbonKg
  const panels = systems.find(({ system }) => system === 'infrared')?.carbonKg
  return now && panels ? Math.round(now.value - panels.value) : null
}
