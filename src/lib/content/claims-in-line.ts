import { type InlineNode, readNotation } from '@/lib/domain/text/notation'

import type { Claims } from './claim'

/**
 * Resolves each {claim:key} in a short line of staff text, such as a banner message. Null if any claim is unavailable,
 * rather than half a sentence.
 */
export function withClaims(line: string, claims: Claims): string | null {
  const words = readNotation(line).map((mark) => wordsOfMark(mark, claims))
  return words.includes(null) ? null : words.join('')
}

function wordsOfMark(mark: InlineNode, claims: Claims): string | null {
  switch (mark.kind) {
    case 'text':
      return mark.text
    case 'break':
      return ' '
    case 'claim':
      return claims[mark.key]?.text ?? null
    case 'readings':
      return null // a plain line cannot hold several figures or notes
    case 'number':
      return null // the banner is on every page, and a change of a figure does not re-render them all
    case 'link':
    case 'source':
      return '' // plain lines have no inline blocks
  }
}
