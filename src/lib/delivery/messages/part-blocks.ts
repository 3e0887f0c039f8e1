import type { DocumentPart } from '@/lib/content/document-part'

import type { Block } from './mail-body'

/** A part as blocks of an email, whose tables have two columns. */
export function partBlocks({ title, text, table }: DocumentPart): Block[] {
  return [
    { kind: 'text', text: [title, ...text].join('\n') },
    ...(table
      ? [
          {
            kind: 'table' as const,
            rows: table.rows.map(([label = '', ...cells]) => ({ label, value: cells.filter(Boolean).join('; ') })),
          },
        ]
      : []),
  ]
}
