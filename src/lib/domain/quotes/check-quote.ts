import { bareClaim } from '../claims/bare-claim'
import type { QuoteFigures } from './quote-figures'
import { isIncluded, optionsIn, panelsIn, type QuoteLine } from './quote-lines'

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

/** `line`: the index of the line that the fault is about; null if it is about no line, or about all of them. */
type Found = { fault: string; line: number | null }

type Rule = { rule: string; find: (quote: CheckedQuote) => Found | null }

const ofQuote = (fault: string): Found => ({ fault, line: null })

/** A fault of the first line for which `isMeant`; of the whole quote if there is none. */
function ofLine(fault: string, lines: readonly QuoteLine[], isMeant: (line: QuoteLine) => boolean): Found {
  const index = lines.findIndex(isMeant)
  return { fault, line: index === -1 ? null : index }
}

const written = (watts: number) => Math.round(watts).toLocaleString('en-GB')

/** Reasons not to send a quote as it is, in the order of the document. */
const RULES = [
  {
    rule: 'panels-below-load',
    find: ({ figures: { loadWatts, panelWatts }, lines }) => {
      const panels = panelsIn(lines)
      const watts = panels * panelWatts
      if (watts >= loadWatts) return null
      const giving = panels === 1 ? '1 panel gives' : `${panels} panels give`
      const fault = `${giving} ${written(watts)} W, and they are to give ${written(loadWatts)} W on a cold day.`
      return ofLine(fault, lines, ({ kind }) => kind === 'panels')
    },
  },
  {
    rule: 'fitting-count',
    find: ({ lines }) => {
      const panels = panelsIn(lines)
      const isFitting = (line: QuoteLine) => line.kind === 'fitting' && line.eachPence !== null && isIncluded(line)
      const fitted = lines.filter(isFitting)
      const count = fitted.reduce((sum, { quantity }) => sum + quantity, 0)
      return fitted.length > 0 && count !== panels
        ? ofLine(`Fitting is counted for ${count} panels, and there are ${panels}.`, lines, isFitting)
        : null
    },
  },
  {
    rule: 'asymmetry',
    find: ({ design: { asymmetryK } }) =>
      asymmetryK !== null && asymmetryK > ASYMMETRY_MAX_K
        ? ofQuote(`The design has a radiant asymmetry of ${asymmetryK} K. The limit is ${ASYMMETRY_MAX_K} K.`)
        : null,
  },
  {
    rule: 'cable',
    find: ({ design: { protectionAmps, cableAmps } }) =>
      protectionAmps !== null && cableAmps !== null && protectionAmps > cableAmps
        ? ofQuote(
            `The circuit is protected at ${protectionAmps} A, and its cable carries ${cableAmps} A: In must not exceed Iz.`,
          )
        : null,
  },
  {
    rule: 'expired-prices',
    find: ({ figures: { pricesValidTo }, today }) =>
      pricesValidTo !== null && pricesValidTo < today
        ? ofQuote(`The energy prices of this quote ended on ${pricesValidTo}. Prepare a new version.`)
        : null,
  },
  {
    rule: 'unsourced-claim',
    find: ({ lines, message }) => {
      const found = lines.findIndex(({ name, detail }) => bareClaim(name) !== null || bareClaim(detail) !== null)
      const line = lines[found]
      const claim = line ? (bareClaim(line.name) ?? bareClaim(line.detail)) : bareClaim(message)
      return claim === null ? null : { fault: `This claim has no source: “${claim}”`, line: line ? found : null }
    },
  },
  {
    rule: 'no-delivery',
    find: ({ lines }) =>
      lines.some((line) => line.kind === 'delivery' && line.eachPence !== null && isIncluded(line))
        ? null
        : ofLine('There is no delivery price.', lines, ({ kind }) => kind === 'delivery'),
  },
  {
    rule: 'unpriced-option',
    find: ({ lines }) =>
      optionsIn(lines).every(({ eachPence }) => eachPence !== null)
        ? null
        : ofLine(
            'An option has no price, so it cannot be chosen.',
            lines,
            ({ isOption, eachPence }) => isOption === true && eachPence === null,
          ),
  },
  {
    rule: 'no-validity',
    find: ({ validUntil, today }) =>
      validUntil === null || validUntil < today ? ofQuote('The last day of the offer is missing or has passed.') : null,
  },
] as const satisfies readonly Rule[]

export type QuoteRule = (typeof RULES)[number]['rule']

export type QuoteFault = Found & { rule: QuoteRule }

/** Every reason not to send a quote; staff may override them all with a recorded reason, except a missing date. */
export function checkQuote(quote: CheckedQuote): QuoteFault[] {
  return RULES.flatMap(({ rule, find }) => {
    const found = find(quote)
    return found === null ? [] : [{ rule, ...found }]
  })
}
