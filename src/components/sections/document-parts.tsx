import type { DocumentPart, DocumentTable } from '@/lib/content/document-part'

/** The parts of a quote or an order, one below the other, as in its PDF. */
export function DocumentParts({ parts }: { parts: readonly DocumentPart[] }) {
  return (
    <div className="grid gap-9">
      {parts.map(({ title, text, table }) => (
        <section key={title}>
          <h2 className="text-h3 mb-3">{title}</h2>
          <div className="grid max-w-[42em] gap-2">
            {text.map((line, place) => (
              <p key={place}>{line}</p>
            ))}
          </div>
          {table && <PartTable title={title} {...table} />}
        </section>
      ))}
    </div>
  )
}

/** Scrolls sideways by itself where the screen is narrower, also with the keyboard. */
function PartTable({ title, columns, rows }: DocumentTable & { title: string }) {
  const side = (place: number) => (columns[place]?.isFigure ? 'text-right' : 'text-left')
  return (
    <div role="region" aria-label={title} tabIndex={0} className="mt-3 overflow-x-auto">
      <table className="w-full border-collapse text-sm tabular-nums">
        <thead>
          <tr className="border-b-[1.5px] border-ink">
            {columns.map(({ heading }, place) => (
              <th key={heading} scope="col" className={`py-2 pr-3 align-bottom font-semibold ${side(place)}`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], place) => (
            <tr key={place} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 text-left align-top font-normal">
                {head}
              </th>
              {cells.map((cell, at) => (
                <td key={at} className={`py-2 pr-3 align-top ${side(at + 1)}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
