import { isShort } from '@/lib/domain/building/heat-loss/panels'
import { calculationHash } from '@/lib/domain/estimate/calculation-hash'
import { orderPrices, panelPrices } from '@/lib/domain/estimate/panels-needed'
import { counted } from '@/lib/format/counted'
import { kilowatts } from '@/lib/format/kilowatts'

import { shareWords, suppliedWords } from '../comfort-share'
import { fittedPrice } from '../configurator/price'
import type { MessageRoom } from '../designer/design-message'
import { type Basis, panelsOf, withPanel } from '../engine/estimate-basis'
import { amountOf } from '../format-working'
import { FIRST_HOME } from '../professional/first-home'
import { sharedSums } from '../professional/shared-sums'
import type { PricedQuote } from './quote-figures'
import { quotedLines } from './quoted-lines'

type Input = {
  rooms: readonly MessageRoom[]
  /** The panel that the design names, if it does. */
  panelName: string | null
  /** What the panels can give, if their ceilings allow no more: see `givenInMessage`. */
  givenWatts?: number | null
  basis: Basis
  trader: string
}

/** The contents of a quote for a design: its stored figures, and its lines at today's prices. */
export function quoteOfDesign({ rooms, panelName, givenWatts = null, basis, trader }: Input): PricedQuote {
  const named = panelsOf(basis).find(({ name }) => name === panelName)
  const drawn = withPanel(basis, named?.slug ?? null)
  const shared = sharedSums({ home: FIRST_HOME, own: {}, basis: drawn })
  const { panel, effective, outputs } = shared
  const prices = orderPrices({ panel, effective })
  const heated = rooms.filter(({ panels }) => panels > 0)
  const panels = heated.reduce((sum, room) => sum + room.panels, 0)
  const neededWatts = rooms.reduce((sum, { heatLossWatts }) => sum + heatLossWatts, 0)
  const heat = { neededWatts, givenWatts: givenWatts ?? neededWatts }
  const taken = [outputs.rated, ...prices]
  const price = fittedPrice({
    panels,
    panelName: shared.panelName,
    thermostats: heated.length,
    prices: panelPrices(prices),
  })
  return {
    figures: {
      date: basis.date,
      hash: calculationHash({ inputs: rooms, steps: taken }),
      trader,
      home: `${counted(rooms.length, 'room')} drawn in the system designer`,
      verdict: null,
      reasons: [
        `The rooms that you drew lose ${kilowatts(neededWatts)} on a cold day, if their walls, windows and insulation are as usual for the age of the home.`,
        `${counted(panels, 'panel')} in ${counted(heated.length, 'room')} give ${kilowatts(panels * outputs.rated.value)}.`,
        ...(isShort(heat) ? [shareWords(heat), suppliedWords(heat)] : []),
        'We compare no running costs here: a drawing does not say how the home is heated now.',
      ],
      years: [],
      grant: null,
      rating: null,
      assumptions: taken.flatMap(({ name, source, ...amount }) =>
        source ? [{ name, amount: amountOf(amount), source }] : [],
      ),
      loadWatts: heat.givenWatts,
      panelWatts: outputs.rated.value,
      pricesValidTo: null,
    },
    lines: quotedLines(price),
    panelSlug: drawn.panel.slug,
  }
}
