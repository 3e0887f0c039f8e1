import { labelOf } from '../text/label-of'
import {
  type Budget,
  BUDGETS,
  CURRENT_HEATING,
  type CurrentHeating,
  PROJECT_TYPES,
  type ProjectType,
  PROPERTY_SIZES,
  PROPERTY_TYPES,
  type PropertySize,
  type PropertyType,
  type Timeframe,
  TIMEFRAMES,
} from './quote-options'

/** Details of a quote request; `source` and `postcode` are single-line, `additionalInfo` may be ''. */
export type QuoteDetails = {
  source: string
  propertyType: PropertyType
  propertySize: PropertySize
  currentHeating: CurrentHeating
  projectType: ProjectType
  timeframe: Timeframe
  budget: Budget
  postcode: string
  additionalInfo: string
  marketingConsent: boolean
}

/** A quote request as parsed from its text: `answers` and `postcode` as shown to the visitor, not as option values. */
export type QuoteText = {
  source: string
  answers: Record<string, string>
  postcode: string
  additionalInfo: string
  marketingConsent: boolean
}

/** The answers of a quote request by label, in the order of the form. */
export function quoteAnswers(quote: Omit<QuoteDetails, 'source'>): Record<string, string> {
  return {
    'Property type': labelOf(PROPERTY_TYPES, quote.propertyType),
    'Property size': labelOf(PROPERTY_SIZES, quote.propertySize),
    'Current heating': labelOf(CURRENT_HEATING, quote.currentHeating),
    'Project type': labelOf(PROJECT_TYPES, quote.projectType),
    Timeframe: labelOf(TIMEFRAMES, quote.timeframe),
    Budget: labelOf(BUDGETS, quote.budget),
    [POSTCODE]: quote.postcode,
  }
}

/** The quote request as readable text; `readQuoteMessage` is the inverse. */
export function composeQuoteMessage(quote: QuoteDetails): string {
  return [
    `Quote Request - ${quote.source}`,
    '',
    ...Object.entries(quoteAnswers(quote)).map(([label, value]) => `${label}: ${value}`),
    '',
    // On the label's own line, to distinguish it from a typed "None provided".
    quote.additionalInfo === ''
      ? 'Additional information: None provided'
      : `Additional information:\n${quote.additionalInfo}`,
    '',
    `Marketing consent: ${quote.marketingConsent ? 'Yes' : 'No'}`,
  ].join('\n')
}

const POSTCODE = 'Postcode'

// Anchored at both ends, so that free text imitating the format is not parsed.
const MESSAGE = new RegExp(
  [
    '^Quote Request - (?<source>[^\\n]*)',
    '',
    '(?<answers>(?:[^\\n:]+: [^\\n]*\\n)+)',
    'Additional information:(?: None provided|\\n(?<additionalInfo>[^]+))',
    '',
    'Marketing consent: (?<marketingConsent>Yes|No)$',
  ].join('\\n'),
)

/**
 * Parses a composed quote request; null for any other text. Options and labels are not checked: a tab left open across
 * a deployment sends those of its own release.
 */
export function readQuoteMessage(text: string): QuoteText | null {
  const found = MESSAGE.exec(text)?.groups
  if (!found) return null
  const answers = Object.fromEntries((found.answers ?? '').split('\n').slice(0, -1).map(labelAndValue))
  return {
    source: found.source ?? '',
    answers,
    postcode: answers[POSTCODE] ?? '',
    additionalInfo: found.additionalInfo ?? '',
    marketingConsent: found.marketingConsent === 'Yes',
  }
}

function labelAndValue(line: string): [string, string] {
  const end = line.indexOf(': ')
  return [line.slice(0, end), line.slice(end + 2)]
}
