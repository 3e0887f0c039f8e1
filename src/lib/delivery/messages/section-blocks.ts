import type { DocumentSection, DocumentTable } from '@/lib/content/document-section'

import type { Block } from './mail-body'

/** Converts a section of a document to email blocks, whose tables have two columns. */
export function sectionBlocks({ title, text, table }: DocumentSection): Block[] {
  return [
    { kind: 'text', text: [title, ...text].join('\n') },
    ...(table ? [{ kind: 'table' as const, rows: twoColumns(table) }] : []),
  ]
}

/** Joins several cells into one, each preceded by its column name: 'Quantity 9; Each £179.00; With VAT £1,611.00'. */
function twoColumns({ columns, rows }: DocumentTable) {
  const isNamed = columns.length > 2
  return rows.map(([label = '', ...cells]) => ({
    label,
    value: cells
      .flatMap((cell, index) => (cell ? [isNamed ? `${columns[index + 1]?.heading} ${cell}` : cell] : []))
      .join('; '),
  }))
}
