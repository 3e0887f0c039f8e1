import type { Inline, Line } from '@/lib/content/rich-text'
import { type InlineNode, readNotation } from '@/lib/domain/text/notation'
import { isSafeHref } from '@/lib/domain/text/safe-href'
import { isOpen } from '@/lib/routing/closed'

import type { CitationResolver } from './citation-resolver'

/** Converts a line in the notation that staff use in captions, cells and leads. */
export function toLine(line: string | null | undefined, citations: CitationResolver): Line {
  return readNotation(line ?? '').flatMap((mark) => toInline(mark, citations))
}

function toInline(mark: InlineNode, citations: CitationResolver): Inline[] {
  switch (mark.kind) {
    case 'text':
    case 'break':
      return [mark]
    case 'source':
      return sourceIn(mark.key, citations)
    case 'claim':
      return claimIn(mark.key, citations)
    case 'readings':
      return readingsOf(mark.key, citations)
    case 'number':
      return numberIn(mark.key, citations)
    case 'link':
      return linkTo({ href: mark.href, content: mark.content.flatMap((inner) => toInline(inner, citations)) })
  }
}

export function sourceIn(key: string, citations: CitationResolver): Inline[] {
  const number = citations.numberOf(key)
  return number === null ? [] : [{ kind: 'source', number }]
}

export function claimIn(key: string, citations: CitationResolver): Inline[] {
  const claim = citations.claimOf(key)
  return claim ? [{ kind: 'claim', claim }] : []
}

function readingsOf(key: string, citations: CitationResolver): Inline[] {
  const claims = citations.readingsOf(key)
  return claims.length > 0 ? [{ kind: 'readings', claims }] : []
}

export function numberIn(key: string, citations: CitationResolver): Inline[] {
  const figure = citations.figureOf(key)
  return figure ? [{ kind: 'number', figure }] : []
}

/** The content as a link, or on its own if the link would lead to a script, a closed page or nowhere. */
export function linkTo({ href, content }: { href: string; content: Inline[] }): Inline[] {
  return isSafeHref(href) && isOpen(href) ? [{ kind: 'link', href, content }] : content
}
