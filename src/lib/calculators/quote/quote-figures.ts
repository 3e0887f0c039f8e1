import { isShort } from '@/lib/domain/building/heat-loss/panels'
import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { BUILT } from '@/lib/domain/building/home/built'
import { type ConfigurationChoices, INSTALLATION_TYPES } from '@/lib/domain/estimate/configuration-options'
import { HEATING_NOW } from '@/lib/domain/estimate/heating-now'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import { ANSWERED } from '@/lib/domain/quantity/common-sources'
import type { QuoteAssumption, QuoteFigures } from '@/lib/domain/quotes/quote-figures'
import type { QuoteLine } from '@/lib/domain/quotes/quote-lines'
import { labelOf } from '@/lib/domain/text/label-of'
import { counted } from '@/lib/format/counted'

import { configurationOf, homeEstimate } from '../configurator/configuration'
import { type Basis, withPanel } from '../engine/estimate-basis'
import { stepValue } from '../engine/estimate-steps'
import { amountOf } from '../format-working'
import { estimateView } from '../quick/estimate-view'
import { verdictLines } from '../verdict-view'
import { otherHeatingOf, yearsOf } from './other-heating'
import { quotedLines } from './quoted-lines'

/** Key prefixes of quantities that a quote does not show. */
const NOT_SHOWN = ['carbon.', 'moisture.', 'money.', 'payback.', 'rating.', 'rule.']

/** What a quote is made of. `panelSlug`: of the product that its panels are. */
export type PricedQuote = { figures: QuoteFigures; lines: QuoteLine[]; panelSlug: string }

/** The contents of a quote for a configuration: its stored figures, and its lines at today's prices. */
export function quoteFrom({
  choices,
  basis,
  trader,
}: {
  choices: ConfigurationChoices
  basis: Basis
  trader: string
}): PricedQuote {
  const estimate = homeEstimate({ home: choices, basis })
  const { proposal, price, share } = configurationOf({ choices, estimate, basis })
  const view = estimateView(estimate)
  const { verdict, rating, hash } = view
  const reasons = verdictLines(view)
  const { assumptions, ...others } = otherHeatingOf({ choices, basis })
  return {
    figures: {
      date: basis.date,
      hash,
      trader,
      home: [
        labelOf(PROPERTY_TYPES, choices.propertyType),
        `${choices.propertySize} m²`,
        `built ${labelOf(BUILT, choices.built).toLowerCase()}`,
        `heating now: ${labelOf(HEATING_NOW, choices.currentHeating)}`,
        `${labelOf(INSTALLATION_TYPES, choices.installationType)} (${counted(proposal.rooms, 'room')})`,
      ].join('; '),
      verdict,
      reasons: isShort(proposal) ? [...reasons, share] : reasons,
      years: yearsOf({ choices, basis, estimate }),
      ...others,
      rating: { now: rating.now?.text ?? null, panels: rating.panels.text, words: rating.words, note: rating.note },
      assumptions: [...assumptionsOf(estimate), ...assumptions],
      vatChange: estimate.vatChange,
      loadWatts: proposal.givenWatts,
      panelWatts: stepValue(estimate, 'panel.rated-output'),
      pricesValidTo: basis.numbers.tariffs.find(({ region }) => region === null)?.validTo ?? null,
    },
    lines: quotedLines(price),
    panelSlug: withPanel(basis, choices.panel).panel.slug,
  }
}

/** Key prefixes of quantities that a quote without running costs does not show either. */
export const OF_RUNNING_COSTS = ['efficiency.', 'price.', 'share.', 'use.']

/**
 * The assumptions of an estimate with their sources, except those not shown in a quote. `left`: key prefixes of others that
 * are left out.
 */
export function assumptionsOf({ working: { steps } }: QuickEstimate, left: readonly string[] = []): QuoteAssumption[] {
  return steps.flatMap(({ key, name, source, ...amount }) =>
    source &&
    source.title !== ANSWERED.title &&
    amount.inputs.length === 0 &&
    ![...NOT_SHOWN, ...left].some((prefix) => key.startsWith(prefix))
      ? [{ name, amount: amountOf(amount), source }]
      : [],
  )
}
