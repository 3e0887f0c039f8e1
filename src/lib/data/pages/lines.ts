import type { Inline, Line } from '@/lib/content/rich-text'
import { isFollowable } from '@/lib/domain/text/followable'
import { type Mark, readNotation } from '@/lib/domain/text/notation'

import type { CitationResolver } from './citation-resolver'

/** A line as staff write it in captions, cells and leads. */
export function toLine(line: string | null | undefined, desk: CitationResolver): Line {
  return readNotation(line ?? '').flatMap((mark) => toInline(mark, desk))
}

function toInline(mark: Mark, desk: CitationResolver): Inline[] {
  switch (mark.kind) {
    case 'text':
      return [mark]
    case 'source':
      return sourceIn(mark.key, desk)
    case 'claim':
      return claimIn(mark.key, desk)
    case 'readings':
      return readingsOf(mark.key, desk)
    case 'number':
      return numberIn(mark.key, desk)
    case 'link':
      return linkTo({ href: mark.href, content: mark.content.flatMap((inner) => toInline(inner, desk)) })
  }
}

export function sourceIn(key: string, desk: CitationResolver): Inline[] {
  const number = desk.numberOf(key)
  return number === null ? [] : [{ kind: 'source', number }]
}

export function claimIn(key: string, desk: CitationResolver): Inline[] {
  const claim = desk.claimOf(key)
  return claim ? [{ kind: 'claim', claim }] : []
}

function readingsOf(key: string, desk: CitationResolver): Inline[] {
  const claims = desk.readingsOf(key)
  return claims.length > 0 ? [{ kind: 'readings', claims }] : []
}

export function numberIn(key: string, desk: CitationResolver): Inline[] {
  const figure = desk.figureOf(key)
  return figure ? [{ kind: 'number', figure }] : []
}

/** The words as a link, or, when it would lead to a script or nowhere, the words alone. */
export function linkTo({ href, content }: { href: string; content: Inline[] }): Inline[] {
  return isFollowable(href) ? [{ kind: 'link', href, content }] : content
}
