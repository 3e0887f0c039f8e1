import type { DocumentSection, DocumentTable } from '@/lib/content/document-section'

/** A section of a document, as shown in the admin. */
export function PlainSection({ title, text, table }: DocumentSection) {
  return (
    <section>
      <h3>{title}</h3>
      {text.map((line, index) => (
        <p key={index}>{line}</p>
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
        {rows.map(([head, ...cells], index) => (
          <tr key={index}>
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
