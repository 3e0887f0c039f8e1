import { labelOf } from '../text/label-of'
import {
  BUDGETS,
  CURRENT_HEATING,
  PROJECT_TYPES,
  PROPERTY_SIZES,
  PROPERTY_TYPES,
  TIMEFRAMES,
  type Budget,
  type CurrentHeating,
  type Option,
  type ProjectType,
  type PropertySize,
  type PropertyType,
  type Timeframe,
} from './quote-options'

/** What a quote request says of the job; `source` and `postcode` are single-line, `additionalInfo` may be ''. */
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

/** The quote request as text for people; `readQuoteMessage` is its exact inverse. */
export function composeQuoteMessage(quote: QuoteDetails): string {
  return [
    `Quote Request - ${quote.source}`,
    '',
    `Property type: ${labelOf(PROPERTY_TYPES, quote.propertyType)}`,
    `Property size: ${labelOf(PROPERTY_SIZES, quote.propertySize)}`,
    `Current heating: ${labelOf(CURRENT_HEATING, quote.currentHeating)}`,
    `Project type: ${labelOf(PROJECT_TYPES, quote.projectType)}`,
    `Timeframe: ${labelOf(TIMEFRAMES, quote.timeframe)}`,
    `Budget: ${labelOf(BUDGETS, quote.budget)}`,
    `Postcode: ${quote.postcode}`,
    '',
    // On the label's own line, so that somebody who types "None provided" is still told apart.
    quote.additionalInfo === ''
      ? 'Additional information: None provided'
      : `Additional information:\n${quote.additionalInfo}`,
    '',
    `Marketing consent: ${quote.marketingConsent ? 'Yes' : 'No'}`,
  ].join('\n')
}

// Anchored at both ends: lines in the free text that imitate the format stay part of the free text.
const MESSAGE = new RegExp(
  [
    '^Quote Request - (?<source>[^\\n]*)',
    '',
    'Property type: (?<propertyType>[^\\n]*)',
    'Property size: (?<propertySize>[^\\n]*)',
    'Current heating: (?<currentHeating>[^\\n]*)',
    'Project type: (?<projectType>[^\\n]*)',
    'Timeframe: (?<timeframe>[^\\n]*)',
    'Budget: (?<budget>[^\\n]*)',
    'Postcode: (?<postcode>[^\\n]*)',
    '',
    'Additional information:(?: None provided|\\n(?<additionalInfo>[^]+))',
    '',
    'Marketing consent: (?<marketingConsent>Yes|No)$',
  ].join('\\n'),
)

/** Reads a composed quote request back; null for any other text. */
export function readQuoteMessage(text: string): QuoteDetails | null {
  const found = MESSAGE.exec(text)?.groups
  if (!found) return null

  const propertyType = valueOf(PROPERTY_TYPES, found.propertyType)
  const propertySize = valueOf(PROPERTY_SIZES, found.propertySize)
  const currentHeating = valueOf(CURRENT_HEATING, found.currentHeating)
  const projectType = valueOf(PROJECT_TYPES, found.projectType)
  const timeframe = valueOf(TIMEFRAMES, found.timeframe)
  const budget = valueOf(BUDGETS, found.budget)
  if (!propertyType || !propertySize || !currentHeating || !projectType || !timeframe || !budget) return null

  return {
    source: found.source ?? '',
    propertyType,
    propertySize,
    currentHeating,
    projectType,
    timeframe,
    budget,
    postcode: found.postcode ?? '',
    additionalInfo: found.additionalInfo ?? '',
    marketingConsent: found.marketingConsent === 'Yes',
  }
}

function valueOf<Value extends string>(
  options: readonly Option<Value>[],
  label: string | undefined,
): Value | undefined {
  return options.find((option) => option.label === label)?.value
}
