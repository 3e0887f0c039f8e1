import type { DocumentPart, DocumentTable } from '@/lib/content/document-part'

import type { Block } from './mail-body'

/** Converts a section of a document to email blocks, whose tables have two columns. */
export function partBlocks({ title, text, table }: DocumentPart): Block[] {
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
