import type { DocumentSection, DocumentTable } from '@/lib/content/document-section'
import { unprintedWords } from '@/lib/domain/text/unprinted-words'

/** A section of a document, as shown in the admin, with a note on what its PDF cannot print. */
export function PlainSection({ title, text, table }: DocumentSection) {
  const unprinted = [title, ...text, ...(table?.rows.flat() ?? [])].flatMap(unprintedWords)
  return (
    <section>
      <h3>{title}</h3>
      {text.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
      {table && <PlainTable {...table} />}
      {unprinted.length > 0 && <p>{`The PDF shows [?] in place of: ${[...new Set(unprinted)].join(', ')}`}</p>}
    </section>
  )
}

const FIGURE = 'pb-figure'

/** A table of a document, its figures aligned on the right. */
export function PlainTable({ columns, rows }: DocumentTable) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ heading, isFigure }) => (
            <th key={heading} scope="col" className={isFigure ? FIGURE : undefined}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], index) => (
          <tr key={index}>
            <th scope="row">{head}</th>
            {cells.map((cell, at) => (
              <td key={at} className={columns[at + 1]?.isFigure ? FIGURE : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
