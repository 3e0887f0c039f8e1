import { scrub } from './scrub'

const DIGITS_MAX = 5
const LENGTH_MAX = 60

/**
 * May this search be kept for editors to read? Not when it may tell who searched: an address of e-mail or of a home, a
 * telephone or account number, or a text as long as a message.
 */
export function isKeepableSearch(term: string): boolean {
  if (term.length > LENGTH_MAX || term.includes('@')) return false
  const digits = term.match(/\d/g) ?? []
  return digits.length <= DIGITS_MAX && scrub(term) === term
}
