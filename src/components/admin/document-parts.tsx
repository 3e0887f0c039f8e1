import type { DocumentPart, DocumentTable } from '@/lib/content/document-part'

/** A part of a document as the admin shows it. */
export function PlainPart({ title, text, table }: DocumentPart) {
  return (
    <section>
      <h3>{title}</h3>
      {text.map((line, place) => (
        <p key={place}>{line}</p>
      ))}
      {table && <PlainTable {...table} />}
    </section>
  )
}

export function PlainTable({ columns, rows }: DocumentTable) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ heading }) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], place) => (
          <tr key={place}>
            <th scope="row">{head}</th>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
