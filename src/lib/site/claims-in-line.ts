import { readNotation, type Mark } from '@/lib/domain/text/notation'

import type { Claims } from './claim'

/**
 * A short text of staff, such as a message of the banner, with each {claim:key} as its claim reads there. Null when a
 * claim in it says nothing there: half a sentence is worse than none.
 */
export function withClaims(line: string, claims: Claims): string | null {
  const words = readNotation(line).map((mark) => wordsOfMark(mark, claims))
  return words.includes(null) ? null : words.join('')
}

function wordsOfMark(mark: Mark, claims: Claims): string | null {
  switch (mark.kind) {
    case 'text':
      return mark.text
    case 'claim':
      return claims[mark.key]?.text ?? null
    case 'readings':
      return null // a plain line has no room for several, and no notes
    case 'number':
      return null // the strip stands on every page, and not every page is drawn anew when a figure changes
    case 'link':
    case 'source':
      return '' // plain lines have none
  }
}
