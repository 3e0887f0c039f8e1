import type { PostSeed } from '../../support/post-seed'
import { condensationAndMould } from './condensation-and-mould'
import { doesInfraredSaveMoney } from './does-infrared-save-money'
import { economy7 } from './economy-7'
import { futureHomesStandard } from './future-homes-standard'
import { heatingOneRoom } from './heating-one-room'
import { howLongToWarmUp } from './how-long-to-warm-up'
import { loftFirst } from './loft-first'
import { priceOfAUnitOfHeat } from './price-of-a-unit-of-heat'
import { rentedHomesBandC } from './rented-homes-band-c'
import { thirteenPanels } from './thirteen-panels'
import { warmAirColdRoom } from './warm-air-cold-room'
import { warmHeadCoolFeet } from './warm-head-cool-feet'

/** The posts of a new site, newest first. */
export const POST_SEEDS: readonly PostSeed[] = [
  priceOfAUnitOfHeat,
  doesInfraredSaveMoney,
  heatingOneRoom,
  economy7,
  warmAirColdRoom,
  warmHeadCoolFeet,
  howLongToWarmUp,
  condensationAndMould,
  loftFirst,
  thirteenPanels,
  rentedHomesBandC,
  futureHomesStandard,
]
