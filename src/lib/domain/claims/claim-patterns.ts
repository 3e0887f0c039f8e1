/** A pattern that claims a figure. `group` is the claim group it can contradict; the figure is the capture. */
export type ClaimPattern = { group: string; pattern: RegExp; isFineDenied?: true }

const ONE = String.raw`\d(?:[\d,.]*\d)?\+?|(?:two|three|four|five|six|ten|twenty)(?=[ -])`
const NUMBER = `((?:${ONE})(?:\\s?(?:-|–|to)\\s?(?:${ONE}))?)`
const SHARE = String.raw`(?<![\d.])(\d(?:[\d,.\s–-]*\d)?\s?%)`
const MONEY = String.raw`(£\d(?:[\d,.–-]*\d)?\+?(?:bn|m)?)`
const MONEY_OR_SHARE = String.raw`(£\d(?:[\d,.–-]*\d)?\+?|(?<![\d.])\d(?:[\d,.–-]*\d)?\s?%)`

const pattern = (source: string) => new RegExp(source, 'gi')

/**
 * Marketing claims with figures: the registry's readings in other words, and those the ASA has ruled against. Watts,
 * temperatures and energy prices are not claims.
 */
export const CLAIM_PATTERNS: readonly ClaimPattern[] = [
  { group: 'warranty', pattern: pattern(`${NUMBER}[- ](?:years?|yr)[’']?[ -](?:\\w+ ){0,2}(?:warranty|guarantee)`) },
  { group: 'warranty', pattern: pattern(`\\b(?:warranty|guarantee) (?:of|for|lasts|is) ${NUMBER} years`) },
  { group: 'efficiency', pattern: pattern(`${SHARE}[^.%]{0,25}\\b(?:efficien|of the electricity becomes)`) },
  { group: 'efficiency', pattern: pattern(`\\befficien\\w+ (?:of |is )?(?:up to )?${SHARE}`) },
  {
    group: 'savings',
    pattern: pattern(`\\bsav(?:e|es|ed|ing|ings)\\b[^.%£]{0,30}${MONEY_OR_SHARE}`),
    isFineDenied: true,
  },
  {
    group: 'savings',
    pattern: pattern(`${MONEY_OR_SHARE}[^.%£]{0,20}\\b(?:saved|savings?|cheaper|off your bills?|less to run)\\b`),
    isFineDenied: true,
  },
  { group: 'savings', pattern: pattern(`\\bup to ${MONEY_OR_SHARE}`) },
  {
    group: 'payback',
    pattern: pattern(`\\bpay(?:s|ing)?[ -]?(?:back|for itself)\\b[^.]{0,25}?\\b${NUMBER}[- ]years?`),
    isFineDenied: true,
  },
  { group: 'payback', pattern: pattern(`\\b${NUMBER}[- ]years?[’']? payback`), isFineDenied: true },
  { group: 'rating', pattern: pattern('\\b([1-5]\\.\\d) ?(?:/|of|out of) ?5\\b') },
  { group: 'rating', pattern: pattern(`\\b${NUMBER} (?:reviews|ratings|five-star|happy customers)`) },
  {
    group: 'properties.heated',
    pattern: pattern(`\\b${NUMBER} (?:properties|homes|customers|jobs) (?:heated|served|fitted|finished|helped)`),
  },
  {
    group: 'response.time',
    pattern: pattern(
      `\\b(?:repl(?:y|ies)|answers?|call|ring|contact|respond|get back)\\b[^.]{0,40}\\bwithin ${NUMBER} (?:minutes|hours)`,
    ),
  },
  { group: 'quote.time', pattern: pattern(`\\bquote in (?:under )?${NUMBER} (?:minutes|seconds)`) },
  { group: 'quote.time', pattern: pattern(`\\b${NUMBER}-second quote`) },
  {
    group: 'installation.time',
    pattern: pattern(
      `\\b(?:install(?:ed|ation)?|fitt(?:ed|ing)) (?:takes |in |within )(?:only |just )?${NUMBER} (?:days|hours)`,
    ),
  },
  { group: 'installation.time', pattern: pattern(`\\b${NUMBER}[- ](?:days?|hours?) install`) },
  { group: 'gas-boiler-ban', pattern: pattern('\\b(20\\d\\d)\\b[^.]{0,30}\\bban(?:s|ned)?\\b'), isFineDenied: true },
  { group: 'gas-boiler-ban', pattern: pattern('\\bban(?:s|ned)?\\b[^.]{0,30}\\b(20\\d\\d)\\b'), isFineDenied: true },
  { group: 'price.panel', pattern: pattern(`\\b(?:from|only|just) (?:only |just )?${MONEY}`) },
  { group: 'support.hours', pattern: pattern('(24/7)') },
  { group: 'partner.margin', pattern: pattern(`${SHARE} (?:gross )?margins?`) },
  { group: 'partner.fee', pattern: pattern(`${MONEY} per (?:installation|job)`) },
  { group: 'guarantee', pattern: pattern('\\b(guaranteed)\\b'), isFineDenied: true },
]
