import { asHalfWidth } from '../text/clean-text'

const BEFORE = /^[\s"'(<[]+/
const AFTER = /(?<![\s"')>\].,;:])[\s"')>\].,;:]+$/

/**
 * An email address without what is pasted along with it: 'mailto:', a name before it in angle brackets, full-width
 * characters, and punctuation around it. Anything else is left for its check.
 */
export function tidyEmail(typed: string): string {
  const narrow = asHalfWidth(typed).trim()
  const bracketed = /<([^<>]*)>$/.exec(narrow)?.[1] ?? narrow
  const isLink = /^mailto:/i.test(bracketed)
  const address = isLink ? (bracketed.slice('mailto:'.length).split('?')[0] ?? '') : bracketed
  return address.replace(BEFORE, '').replace(AFTER, '')
}
