import type { DocumentPart, DocumentTable } from '@/lib/content/document-part'

import type { Block } from './mail-body'

/** A part as blocks of an email, whose tables have two columns. */
export function partBlocks({ title, text, table }: DocumentPart): Block[] {
  return [
    { kind: 'text', text: [title, ...text].join('\n') },
    ...(table ? [{ kind: 'table' as const, rows: twoColumns(table) }] : []),
  ]
}

/** Of several cells, each is named by its column: 'Quantity 9; Each £179.00; With VAT £1,611.00'. */
function twoColumns({ columns, rows }: DocumentTable) {
  const isNamed = columns.length > 2
  return rows.map(([label = '', ...cells]) => ({
    label,
    value: cells
      .flatMap((cell, place) => (cell ? [isNamed ? `${columns[place + 1]?.heading} ${cell}` : cell] : []))
      .join('; '),
  }))
}
