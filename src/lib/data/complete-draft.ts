import type { FlattenedField } from 'payload'

type Values = Record<string, unknown>

/**
 * Completes a draft for its preview: a published document has everything that is required, a draft need not. Missing
 * texts become empty. Rows are left out, and blocks replaced by a note, while they lack anything else that is required.
 */
export function completeDraft<Doc extends object>(fields: readonly FlattenedField[], draft: Doc): Doc {
  return { ...draft, ...completeValues(fields, draft as Values) }
}

function completeValues(fields: readonly FlattenedField[], values: Values): Values {
  return Object.fromEntries(fields.map((field) => [field.name, completeValue(field, values[field.name])]))
}

function completeValue(field: FlattenedField, value: unknown): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return field.required ? (value ?? '') : value
    case 'group':
    case 'tab':
      return completeValues(field.flattenedFields, (value ?? {}) as Values)
    case 'array':
      return rowsOf(value).flatMap((row) => completeRow(field.flattenedFields, row) ?? [])
    case 'blocks':
      return rowsOf(value).map((row) => completeBlock(field.blocks, row))
    default:
      return value
  }
}

export type BlockKinds = Extract<FlattenedField, { type: 'blocks' }>['blocks']

/** Completes a block of one of these kinds. */
export function completeBlock(kinds: BlockKinds, block: Values): Values {
  const kind = kinds.find(({ slug }) => slug === block.blockType)
  if (!kind) return block
  const label = typeof kind.labels?.singular === 'string' ? kind.labels.singular : kind.slug
  return completeRow(kind.flattenedFields, block) ?? noteInPlaceOf(label)
}

const noteInPlaceOf = (label: string): Values => ({
  blockType: 'callout',
  tone: 'note',
  heading: `${label}: shown here once everything required is filled in`,
})

function completeRow(fields: readonly FlattenedField[], row: Values): Values | null {
  const complete = completeValues(fields, row)
  return fields.every((field) => isPresent(field, complete[field.name])) ? { ...row, ...complete } : null
}

/** Texts without words can be shown, in the editor's format too. */
function isPresent(field: FlattenedField, value: unknown): boolean {
  if (!('required' in field) || !field.required || field.type === 'richText') return true
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined
}

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value : [])
