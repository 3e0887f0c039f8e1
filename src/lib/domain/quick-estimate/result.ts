import type { Expired, NotInForce } from '../assumptions/in-force'
import type { AreaClimate } from '../climate/area-climate'
import type { Payback } from '../payback/payback'
import type { Driver } from '../quantity/drivers'
import type { Band } from '../quantity/uncertainty'
import type { Working } from '../quantity/working'
import type { HeatingSystemKey } from '../running-cost/heating-systems'
import type { QuickAnswers } from './answers'
import type { PanelBasis, PanelsNeeded } from './panels-needed'
import type { Judgement } from './verdict'

/** A typical value, and the band in which eight of ten homes like it lie. Pence, panels and circuits are whole. */
export type Banded = Band & { value: number }

export type PanelsEstimate = Record<keyof PanelsNeeded, Banded>

export type SystemEstimate = {
  system: HeatingSystemKey
  isNow: boolean
  boughtKwh: Banded
  /** A year of heating, with the standing charge of gas. Null where we hold no price. */
  pence: Banded | null
  penceWithoutStanding: Banded | null
  /** Null where the set of factors has none for the fuel. */
  carbonKg: Banded | null
}

/** Payback at typical values, with prices that stand still or grow, and at the returns that one in ten homes exceeds or falls short of. */
export type PaybackEstimate = Record<'typical' | 'withGrowth' | 'atBest' | 'atWorst', Payback>

export type QuickEstimate = {
  ok: true
  answers: QuickAnswers
  climate: AreaClimate
  heatLossWatts: Banded
  wattsPerM2: Banded
  /** kWh of a year that keep the home warm day and night. */
  alwaysWarmKwh: Banded
  panels: Record<PanelBasis, PanelsEstimate>
  /** Panels that the maker's short rule would have left out. */
  panelsShortOfRule: Banded
  systems: SystemEstimate[]
  /** Pence saved in a year against what the home has; null where that has no price. */
  savingPence: Banded | null
  payback: PaybackEstimate | null
  /** What the cost of a year with panels hangs on most, in pence. */
  drivers: Driver[]
  judgement: Judgement
  /** Assumptions used here whose period has ended. */
  expired: Expired[]
  working: Working
}

export type QuickEstimateFailure = NotInForce | { ok: false; reason: 'unknown-area'; area: string }
