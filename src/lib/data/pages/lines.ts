import { readNotation, type Mark } from '@/lib/domain/text/notation'
import type { Inline, Line } from '@/lib/site/rich-text'

import type { Desk } from './desk'

/** A line as staff write it in captions, cells and leads. */
export function toLine(line: string | null | undefined, desk: Desk): Line {
  return readNotation(line ?? '').flatMap((mark) => toInline(mark, desk))
}

function toInline(mark: Mark, desk: Desk): Inline[] {
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

export function sourceIn(key: string, desk: Desk): Inline[] {
  const number = desk.numberOf(key)
  return number === null ? [] : [{ kind: 'source', number }]
}

export function claimIn(key: string, desk: Desk): Inline[] {
  const claim = desk.claimOf(key)
  return claim ? [{ kind: 'claim', claim }] : []
}

function readingsOf(key: string, desk: Desk): Inline[] {
  const claims = desk.readingsOf(key)
  return claims.length > 0 ? [{ kind: 'readings', claims }] : []
}

export function numberIn(key: string, desk: Desk): Inline[] {
  const figure = desk.figureOf(key)
  return figure ? [{ kind: 'number', figure }] : []
}

/** The words as a link, or, when it would lead to a script or nowhere, the words alone. */
export function linkTo({ href, content }: { href: string; content: Inline[] }): Inline[] {
  return /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/.test(href) ? [{ kind: 'link', href, content }] : content
}
