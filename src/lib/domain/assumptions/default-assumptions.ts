import { PRICE_CAPS } from '../running-cost/price-caps'
import type { PriceCap } from '../running-cost/tariff'
import type { Assumption } from './assumption'
import { assumptionsFor } from './assumptions-for'
import { CARBON_FACTORS } from './carbon-factors'
import type { CappedPrice } from './capped-prices'
import { EFFICIENCIES } from './efficiencies'
import { MONEY } from './money'
import { ORDER } from './order'
import { PRICES } from './prices'
import { USES } from './uses'

const FIGURES = { ...PRICES, ...EFFICIENCIES, ...USES, ...ORDER, ...MONEY, ...CARBON_FACTORS }

/** What staff keep one by one; prices under the cap are kept as tariffs. */
export type FigureKey = keyof typeof FIGURES

export type AssumptionKey = FigureKey | CappedPrice

/** Everything that estimates take for granted, by key. */
export type Assumptions = Readonly<Record<AssumptionKey, Assumption>>

/** All that staff keep for calculations. */
export type Numbers = { figures: Readonly<Record<FigureKey, Assumption>>; tariffs: readonly PriceCap[] }

/** What a new site starts with. A running one works with what staff keep. */
export const DEFAULT_NUMBERS: Numbers = { figures: FIGURES, tariffs: PRICE_CAPS }

export const DEFAULT_ASSUMPTIONS: Assumptions = assumptionsFor({ numbers: DEFAULT_NUMBERS, region: null })
