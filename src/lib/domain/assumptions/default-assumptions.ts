import type { Assumption } from './assumption'
import { CAPITAL } from './capital'
import type { CappedPrice } from './capped-prices'
import { CARBON_FACTORS } from './carbon-factors'
import { EFFICIENCIES } from './efficiencies'
import { MONEY } from './money'
import { ORDER } from './order'
import type { PriceCap } from './price-cap'
import { PRICE_CAPS } from './price-caps'
import { PRICES } from './prices'
import { USES } from './uses'

const FIGURES = { ...PRICES, ...EFFICIENCIES, ...USES, ...ORDER, ...MONEY, ...CAPITAL, ...CARBON_FACTORS }

/** Figures that staff maintain individually; capped prices are maintained as tariffs. */
export type FigureKey = keyof typeof FIGURES

export type AssumptionKey = FigureKey | CappedPrice

/** All assumptions of an estimate, by key. */
export type Assumptions = Readonly<Record<AssumptionKey, Assumption>>

/** All numbers that staff maintain for calculations. */
export type Numbers = { figures: Readonly<Record<FigureKey, Assumption>>; tariffs: readonly PriceCap[] }

/** Initial values for a new site. A running site uses the values in its database. */
export const DEFAULT_NUMBERS: Numbers = { figures: FIGURES, tariffs: PRICE_CAPS }
