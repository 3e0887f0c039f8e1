/**
 * A quote request as its text has it: `answers` and `postcode` as shown to the visitor, not as option values, and
 * `additionalInfo` may be ''.
 */
export type QuoteText = {
  source: string
  answers: Record<string, string>
  postcode: string
  additionalInfo: string
  marketingConsent: boolean
}

/** The quote request as readable text; `readQuoteMessage` is the inverse. */
export function composeQuoteMessage(quote: Omit<QuoteText, 'postcode'>): string {
  return [
    `Quote Request - ${quote.source}`,
    '',
    ...Object.entries(quote.answers).map(([label, value]) => `${label}: ${value}`),
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
