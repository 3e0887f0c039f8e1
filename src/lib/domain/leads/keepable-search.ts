import { scrub } from './scrub'

const DIGITS_MAX = 5
const LENGTH_MAX = 60

/**
 * Whether a search term may be stored for editors: not if it may be personal data, such as an email or postal address,
 * a telephone or account number, or a text as long as a message.
 */
export function isKeepableSearch(term: string): boolean {
  if (term.length > LENGTH_MAX || term.includes('@')) return false
  const digits = term.match(/\d/g) ?? []
  return digits.length <= DIGITS_MAX && scrub(term) === term
}
