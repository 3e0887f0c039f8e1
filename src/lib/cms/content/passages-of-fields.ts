import type { Passage, Piece } from '@/lib/domain/claims/passage'
import { type InlineNode, readNotation } from '@/lib/domain/text/notation'

import { type KeyOf, passagesOfProse, type Where } from './passages-of-prose'

/** Fields for options, names or layout, whose values are not shown as text. */
const NOT_TEXT = [
  'id',
  'blockType',
  'blockName',
  'icon',
  'tone',
  'layout',
  'drawing',
  'form',
  'tool',
  'map',
  'download',
  'audience',
  'unit',
  'claimKey',
  'slug',
  'key',
  'url',
  'clientName',
  'createdAt',
  'updatedAt',
  'globalType',
  'openingsSince',
]
const LABELS = ['heading', 'title', 'label', 'linkLabel', 'question', 'caption']
/** `words`: a quotation, which always names its source. */
const RECORDS = ['rows', 'columns', 'lines', 'words', 'technicalSummary', 'specifications']

type Given = { fields: object; where: Where; keyOf: KeyOf }

/** All visible text of a document or block, in stored order. */
export function passagesOfFields({ fields, where, keyOf }: Given): Passage[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
    NOT_TEXT.includes(name) ? [] : passagesOfField({ name, value, where: whereOf(name, where), keyOf }),
  )
}

function whereOf(name: string, where: Where): Where {
  if (name === 'engineer') return { ...where, isForEngineers: true }
  if (RECORDS.includes(name) || where.kind === 'record') return { ...where, kind: 'record' }
  return { ...where, kind: LABELS.includes(name) ? 'label' : where.kind }
}

type Field = { name: string; value: unknown; where: Where; keyOf: KeyOf }

function passagesOfField({ name, value, where, keyOf }: Field): Passage[] {
  if (typeof value === 'string') return name === 'href' ? linkTo(value, where) : linesOf(value, where)
  if (Array.isArray(value))
    return name === 'claims'
      ? claimsOf(value, where, keyOf)
      : value.flatMap((item: unknown) => passagesOfField({ name, value: item, where, keyOf }))
  if (typeof value !== 'object' || value === null) return []
  return 'root' in value
    ? passagesOfProse({
        root: value.root,
        where,
        keyOf,
        ofBlock: (fields) => passagesOfFields({ fields, where, keyOf }),
      })
    : passagesOfFields({ fields: value, where, keyOf })
}

/** When empty, the block uses its default link. */
function linkTo(href: string, where: Where): Passage[] {
  return href === '' ? [] : [{ ...where, kind: 'label', pieces: [{ kind: 'link', href, text: '' }] }]
}

function linesOf(text: string, where: Where): Passage[] {
  return text
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : [{ ...where, pieces: readNotation(line).map(pieceOf) }]))
}

function claimsOf(ids: unknown[], where: Where, keyOf: KeyOf): Passage[] {
  return ids.flatMap((id) => {
    const key = keyOf(id)
    return key ? [{ ...where, kind: 'record' as const, pieces: [{ kind: 'claim' as const, key }] }] : []
  })
}

function pieceOf(mark: InlineNode): Piece {
  switch (mark.kind) {
    case 'text':
      return { kind: 'text', text: mark.text }
    case 'break':
      return { kind: 'text', text: ' ' }
    case 'link':
      return {
        kind: 'link',
        href: mark.href,
        text: mark.content.map((inner) => ('text' in inner ? inner.text : '')).join(''),
      }
    case 'source':
      return { kind: 'source' }
    case 'number':
      return { kind: 'number' }
    case 'claim':
    case 'readings':
      return mark
  }
}
