import type { DocumentSection, DocumentTable } from '@/lib/content/document-section'
import { capitalised } from '@/lib/domain/text/capitalised'

import type { Block, MailRow } from './mail-content'

/** Converts a section of a document to email blocks, whose tables have two columns. */
export function sectionBlocks({ title, text, table }: DocumentSection): Block[] {
  return [
    { kind: 'heading', text: title },
    ...(text.length > 0 ? [{ kind: 'text' as const, text: text.join('\n') }] : []),
    ...(table
      ? [{ kind: isOfFigures(table) ? ('figures' as const) : ('table' as const), rows: twoColumns(table) }]
      : []),
  ]
}

const isOfFigures = ({ columns }: DocumentTable) => columns.at(-1)?.isFigure === true

/**
 * The last cell of a row stays; those between it and the label become its detail, each with the name of its column:
 * 'Quantity 9, each with VAT £179.00'. A sum has none, because their names are not about it.
 */
function twoColumns({ columns, rows }: DocumentTable): MailRow[] {
  return rows.map(([label = '', ...cells]) => {
    const value = cells.at(-1) ?? ''
    const between = cells
      .slice(0, -1)
      .flatMap((cell, index) => (cell ? [named(columns[index + 1]?.heading, cell)] : []))
    const detail = capitalised(between.join(', '))
    return { label, value, ...(detail && { detail }), ...(label.startsWith('Total') && { isTotal: true }) }
  })
}

const named = (heading: string | undefined, cell: string) => `${heading?.toLowerCase().replace('vat', 'VAT')} ${cell}`
