import type { Expired, NotEffective } from '../assumptions/effective'
import type { AreaClimate } from '../climate/area-climate'
import type { HeatingSystemKey } from '../energy-costs/heating-systems'
import type { Driver } from '../quantity/drivers'
import type { VatChange } from '../quantity/price-vat'
import type { Band } from '../quantity/uncertainty'
import type { Working } from '../quantity/working'
import type { ComfortResult } from './comfort-result'
import type { MoistureRisk } from './home-moisture'
import type { HomeRating } from './home-rating'
import type { PanelsNeeded } from './panels-needed'
import type { Payback } from './payback'
import type { QuickAnswers } from './quick-answers'
import type { Judgement } from './verdict'

/**
 * A typical value, and the range of eight in ten results as its uncertain inputs vary. Pence, panels and circuits are
 * whole.
 */
export type Banded = Band & { value: number }

export type PanelsEstimate = Record<keyof PanelsNeeded, Banded>

export type SystemEstimate = {
  system: HeatingSystemKey
  isNow: boolean
  boughtKwh: Banded
  /** Annual heating cost, with the standing charge of gas. Null without a price. */
  pence: Banded | null
  penceWithoutStanding: Banded | null
  /** Null if the factor set has none for the fuel. */
  carbonKg: Banded | null
}

/** Payback at typical values, with constant and rising prices, and at the 10th and 90th percentile of returns. */
export type PaybackEstimate = Record<'typical' | 'withGrowth' | 'atBest' | 'atWorst', Payback>

export type QuickEstimate = {
  ok: true
  answers: QuickAnswers
  climate: AreaClimate
  heatLossWatts: Banded
  wattsPerM2: Banded
  /** Annual heat for continuous heating, kWh. */
  alwaysWarmKwh: Banded
  /** At their rated power; and their number by what their fronts give at the stated temperature. */
  panels: { rated: PanelsEstimate; 'stated-temperature': number }
  /** What panels can give, and what would make it enough. */
  comfort: ComfortResult
  /** Panels by which the manufacturer's rule falls short. */
  panelsShortOfRule: number
  systems: SystemEstimate[]
  /** Annual saving over the current system, pence; null without a price. */
  savingPence: Banded | null
  payback: PaybackEstimate | null
  /** Quantities with the greatest effect on the annual cost of panels, in pence. */
  drivers: Driver[]
  /** Energy rating before and after. */
  rating: HomeRating
  /** At the coldest spots of walls and windows, in an average January. */
  moisture: MoistureRisk[]
  judgement: Judgement
  /** The announced change of VAT on electricity; null if the price includes it, or is the visitor's own. */
  vatChange: VatChange | null
  /** Expired assumptions used here. */
  expired: Expired[]
  working: Working
}

export type QuickEstimateFailure = NotEffective | { ok: false; reason: 'unknown-area'; area: string }
