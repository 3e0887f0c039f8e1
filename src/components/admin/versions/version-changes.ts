import type { FlattenedField } from 'payload'

import { isSame, UNTOLD } from '@/lib/cms/field-changes'
import { textOf } from '@/lib/cms/search/text-of'
import { beginningOf, differingPart } from '@/lib/domain/text/differing-part'
import { labelOf } from '@/lib/domain/text/label-of'

import { writtenMoment } from '../moment'

type Values = Record<string, unknown>

/** What differs between two versions of a document, one line for each field: 'Email: “a@b.example” is now “c@b.example”'. */
export function versionChanges(fields: readonly FlattenedField[], before: Values, after: Values): string[] {
  return changesIn(fields, { before, after, parent: '' })
}

type Compared<Value = unknown> = { before: Value; after: Value; label: string }

function changesIn(
  fields: readonly FlattenedField[],
  { before, after, parent }: { before: Values; after: Values; parent: string },
): string[] {
  return fields
    .filter(({ name }) => !UNTOLD.includes(name))
    .flatMap((field) => {
      const label = `${parent}${nameOf(field)}`
      return changesOf(field, { before: before[field.name], after: after[field.name], label })
    })
}

function changesOf(field: FlattenedField, { before, after, label }: Compared): string[] {
  if (isSame(before, after)) return []
  switch (field.type) {
    case 'group':
    case 'tab':
      return changesIn(field.flattenedFields, {
        before: valuesOf(before),
        after: valuesOf(after),
        parent: `${label}, `,
      })
    case 'array':
      return rowChanges({ before: rowsOf(before), after: rowsOf(after), label }, () => ({
        fields: field.flattenedFields,
        name: singularOf(field.labels, label),
      }))
    case 'blocks':
      return rowChanges({ before: rowsOf(before), after: rowsOf(after), label }, ({ blockType }) => {
        const block = field.blocks.find(({ slug }) => slug === blockType)
        return { fields: block?.flattenedFields ?? [], name: singularOf(block?.labels, String(blockType)) }
      })
    case 'richText':
      return lineChanges({ before: linesIn(field, before), after: linesIn(field, after), label })
    default:
      return lineChanges({ before: writtenValue(field, before), after: writtenValue(field, after), label })
  }
}

type RowKind = { fields: readonly FlattenedField[]; name: string }

/** Rows keep their ids from version to version. */
function rowChanges({ before, after, label }: Compared<Values[]>, kindOf: (row: Values) => RowKind): string[] {
  const wasBefore = new Map(before.map((row) => [row.id, row]))
  const isAfter = new Map(after.map((row) => [row.id, row]))
  const told = (row: Values) => {
    const { fields, name } = kindOf(row)
    const [text = firstValue(fields, row)] = textOf(fields, row)
    return text ? `${name} ${quoted(beginningOf(text))}` : name
  }
  const removed = before.filter(({ id }) => !isAfter.has(id)).map((row) => `${told(row)} removed`)
  const changed = after.flatMap((row) => {
    const was = wasBefore.get(row.id)
    if (!was) return [`${told(row)} added`]
    return changesIn(kindOf(row).fields, { before: was, after: row, parent: `${told(was)}, ` })
  })
  const kept = (rows: Values[], others: Map<unknown, Values>) => rows.map(({ id }) => id).filter((id) => others.has(id))
  const isMoved = !isSame(kept(before, isAfter), kept(after, wasBefore))
  return [...removed, ...changed, ...(isMoved ? [`${label}: in another order`] : [])]
}

/** Lines that are in both versions are not told, wherever they stand. */
function lineChanges({ before, after, label }: Compared<string[]>): string[] {
  const gone = before.filter((line) => !after.includes(line))
  const come = after.filter((line) => !before.includes(line))
  if (gone.length + come.length === 0) return [`${label}: changed`]
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => {
    const [was, is] = [gone[at], come[at]]
    if (was === undefined) return `${label}: ${quoted(beginningOf(is ?? ''))} added`
    if (is === undefined) return `${label}: ${quoted(beginningOf(was))} removed`
    const [left, right] = differingPart(was, is)
    return `${label}: ${quoted(left)} is now ${quoted(right)}`
  })
}

/** Of a row without words: '2 Jul 2026, 00:30', 'Facebook'. */
const firstValue = (fields: readonly FlattenedField[], row: Values) =>
  fields.filter(({ name }) => !UNTOLD.includes(name)).flatMap((field) => writtenValue(field, row[field.name]))[0]

const linesIn = (field: FlattenedField, value: unknown) => textOf([field], { [field.name]: value })

/** Nothing entered has no line; neither has what has no words for staff, such as the number of a document. */
function writtenValue(field: FlattenedField, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  switch (field.type) {
    case 'checkbox':
      return [value ? 'yes' : 'no']
    case 'select':
    case 'radio':
      return [value].flat().map((one) => labelOf(namedOptions(field.options), String(one)))
    case 'date':
      return [writtenMoment(String(value))]
    case 'text':
    case 'textarea':
    case 'email':
    case 'number':
      return [value].flat().map(String)
    default:
      return []
  }
}

type Options = Extract<FlattenedField, { type: 'select' }>['options']
const namedOptions = (options: Options) =>
  options.flatMap((option) =>
    typeof option === 'object' && typeof option.label === 'string'
      ? [{ value: option.value, label: option.label }]
      : [],
  )

const nameOf = (field: FlattenedField) =>
  'label' in field && typeof field.label === 'string' ? field.label : field.name

const singularOf = (labels: { singular?: unknown } | undefined, otherwise: string) =>
  typeof labels?.singular === 'string' ? labels.singular : otherwise

const quoted = (text: string) => `“${text}”`
const valuesOf = (value: unknown) => (value ?? {}) as Values
const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value : [])
