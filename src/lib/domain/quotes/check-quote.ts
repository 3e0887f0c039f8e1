import { bareFigures } from '../claims/bare-figures'
import type { QuoteFigures } from './quote-figures'
import { panelsIn, type QuoteLine } from './quote-lines'

/** Largest difference in radiant temperature under a warm ceiling, K (BS EN ISO 7730:2005, category B). */
const ASYMMETRY_MAX_K = 5

/** Results of a design or survey; null if there are none. In and Iz of BS 7671: protection and cable, A. */
type QuoteDesign = { asymmetryK: number | null; protectionAmps: number | null; cableAmps: number | null }

export type CheckedQuote = {
  figures: Pick<QuoteFigures, 'loadWatts' | 'panelWatts' | 'pricesValidTo'>
  lines: readonly QuoteLine[]
  design: QuoteDesign
  /** Message from staff to the customer. */
  message: string
  /** ISO dates; null if none was entered. */
  validUntil: string | null
  today: string
}

type Rule = { rule: string; fault: (quote: CheckedQuote) => string | null }

const written = (watts: number) => Math.round(watts).toLocaleString('en-GB')

/** Reasons not to send a quote as it is, in the order of the document. */
const RULES = [
  {
    rule: 'panels-below-load',
    fault: ({ figures: { loadWatts, panelWatts }, lines }) => {
      const panels = panelsIn(lines)
      const watts = panels * panelWatts
      return watts < loadWatts
        ? `${panels === 1 ? '1 panel gives' : `${panels} panels give`} ${written(watts)} W, and they are to give ${written(loadWatts)} W on a cold day.`
        : null
    },
  },
  {
    rule: 'fitting-count',
    fault: ({ lines }) => {
      const panels = panelsIn(lines)
      const fitted = lines.filter(({ kind, eachPence }) => kind === 'fitting' && eachPence !== null)
      const count = fitted.reduce((sum, { quantity }) => sum + quantity, 0)
      return fitted.length > 0 && count !== panels
        ? `Fitting is counted for ${count} panels, and there are ${panels}.`
        : null
    },
  },
  {
    rule: 'asymmetry',
    fault: ({ design: { asymmetryK } }) =>
      asymmetryK !== null && asymmetryK > ASYMMETRY_MAX_K
        ? `The design has a radiant asymmetry of ${asymmetryK} K. The limit is ${ASYMMETRY_MAX_K} K.`
        : null,
  },
  {
    rule: 'cable',
    fault: ({ design: { protectionAmps, cableAmps } }) =>
      protectionAmps !== null && cableAmps !== null && protectionAmps > cableAmps
        ? `The circuit is protected at ${protectionAmps} A, and its cable carries ${cableAmps} A: In must not exceed Iz.`
        : null,
  },
  {
    rule: 'expired-prices',
    fault: ({ figures: { pricesValidTo }, today }) =>
      pricesValidTo !== null && pricesValidTo < today
        ? `The energy prices of this quote ended on ${pricesValidTo}. Prepare a new version.`
        : null,
  },
  {
    rule: 'unsourced-claim',
    fault: ({ lines, message }) => {
      const texts = [...lines.flatMap(({ name, detail }) => [name, detail]), message]
      const [bare] = texts.flatMap((text) =>
        bareFigures({
          location: 'The quote',
          kind: 'prose',
          context: 'quote',
          hasNotes: false,
          pieces: [{ kind: 'text', text }],
        }),
      )
      return bare ? `This claim has no source: “${bare.sentence}”` : null
    },
  },
  {
    rule: 'no-delivery',
    fault: ({ lines }) =>
      lines.some(({ kind, eachPence }) => kind === 'delivery' && eachPence !== null)
        ? null
        : 'There is no delivery price.',
  },
  {
    rule: 'no-validity',
    fault: ({ validUntil, today }) =>
      validUntil === null || validUntil < today ? 'The last day of the offer is missing or has passed.' : null,
  },
] as const satisfies readonly Rule[]

export type QuoteRule = (typeof RULES)[number]['rule']

/** Every reason not to send a quote; staff may override them all with a recorded reason, except a missing date. */
export function checkQuote(quote: CheckedQuote): { rule: QuoteRule; fault: string }[] {
  return RULES.flatMap(({ rule, fault }) => {
    const found = fault(quote)
    return found === null ? [] : [{ rule, fault: found }]
  })
}
