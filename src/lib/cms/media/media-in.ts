import type { FlattenedField } from 'payload'

type Data = Record<string, unknown>

/** The ids of the media that a document with these fields shows, from its data at depth 0. */
export function mediaIn(fields: readonly FlattenedField[], data: unknown): Set<unknown> {
  if (!isData(data)) return new Set()
  return new Set(fields.flatMap((field) => idsIn(field, data[field.name])))
}

/** Whether documents with these fields can show media. */
export function canShowMedia(fields: readonly FlattenedField[]): boolean {
  return fields.some(
    (field) =>
      isMediaField(field) ||
      field.type === 'richText' ||
      ('flattenedFields' in field && canShowMedia(field.flattenedFields)) ||
      (field.type === 'blocks' && field.blocks.some((block) => canShowMedia(block.flattenedFields))),
  )
}

/**
 * The paths of the fields that may refer to media; null if rich text or blocks may too, because no query can search
 * those.
 */
export function mediaPaths(fields: readonly FlattenedField[], parent = ''): string[] | null {
  const paths: string[] = []
  for (const field of fields) {
    const path = `${parent}${field.name}`
    if (field.type === 'richText' || field.type === 'blocks') return null
    const below =
      'flattenedFields' in field && !isMediaField(field) ? mediaPaths(field.flattenedFields, `${path}.`) : []
    if (below === null) return null
    paths.push(...(isMediaField(field) ? [path] : below))
  }
  return paths
}

function idsIn(field: FlattenedField, value: unknown): unknown[] {
  if (value === null || value === undefined) return []
  if (isMediaField(field)) return [value].flat()
  if (field.type === 'richText') return uploadsIn(value)
  if (field.type === 'blocks')
    return rowsOf(value).flatMap((row) => {
      const block = field.blocks.find(({ slug }) => slug === row.blockType)
      return block ? [...mediaIn(block.flattenedFields, row)] : []
    })
  if (!('flattenedFields' in field)) return []
  return [value].flat().flatMap((row) => [...mediaIn(field.flattenedFields, row)])
}

const isMediaField = (field: FlattenedField) =>
  (field.type === 'upload' || field.type === 'relationship') && field.relationTo === 'media'

/** Uploads in rich text are nodes of the editor. */
function uploadsIn(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(uploadsIn)
  if (!isData(node)) return []
  const own = node.type === 'upload' && node.relationTo === 'media' ? [node.value] : []
  return [...own, ...Object.values(node).flatMap(uploadsIn)]
}

const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isData) : [])
const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
