import type { QuoteFault } from '@/lib/domain/quotes/check-quote'
import type { PriceListEntry } from '@/lib/domain/quotes/price-list'
import type { QuoteLine } from '@/lib/domain/quotes/quote-lines'

import { LineRow } from './line-row'
import type { TypedLine } from './typed-line'
import type { Lines } from './use-lines'
import { useTableKeys } from './use-table-keys'

/** What the buttons below the table add. */
const ADDED: readonly { label: string; line: Partial<TypedLine> }[] = [
  { label: 'Line', line: {} },
  { label: 'Section', line: { kind: 'section' } },
  { label: 'Option', line: { isOption: true } },
  { label: 'Discount', line: { kind: 'discount', name: 'Discount' } },
  { label: 'Note', line: { kind: 'note' } },
]

type LineTableProps = {
  lines: Lines
  quoted: readonly QuoteLine[]
  faults: readonly QuoteFault[]
  list: readonly PriceListEntry[]
}

/** The lines of a quote, edited by keyboard, mouse or touch. */
export function LineTable({ lines, quoted, faults, list }: LineTableProps) {
  const keys = useTableKeys(lines)
  const { table, onKeyDown, addAt, putBack, isFull } = keys
  const typed = lines.quote.lines
  return (
    <div className="pb-lines" ref={table}>
      <table aria-label="Lines of the quote" aria-describedby="quote-lines-keys" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {['What', 'How many', 'Each, with VAT', 'Total', 'Option'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {typed.map((line, row) => {
            const priced = quoted[row]
            return (
              priced && (
                <LineRow
                  key={line.id}
                  {...{ row, line, priced, list, lines, quoted, keys }}
                  faults={faults.filter((fault) => fault.line === row)}
                />
              )
            )
          })}
        </tbody>
      </table>
      {typed.length === 0 && <p>There are no lines yet.</p>}
      <div className="pb-lines__add">
        {ADDED.map(({ label, line }) => (
          <button key={label} type="button" disabled={isFull} onClick={() => addAt(typed.length, line)}>
            {`+ ${label}`}
          </button>
        ))}
      </div>
      <p id="quote-lines-keys" className="pb-lines__hint">
        Enter adds a line, arrows and Tab move between cells, Alt with arrows moves the line, and Ctrl with Delete
        removes it.
      </p>
      <RemovedLine removed={lines.removed} isFull={isFull} onUndo={putBack} />
      {lines.error !== null && <p className="pb-lines__fault">{lines.error}</p>}
    </div>
  )
}

type RemovedLineProps = Pick<Lines, 'removed'> & { isFull: boolean; onUndo: () => void }

const RemovedLine = ({ removed, isFull, onUndo }: RemovedLineProps) => (
  <div role="status">
    {removed && (
      <p className="pb-lines__removed">
        {`Removed: ${removed.name || 'a line'}. `}
        <button type="button" disabled={isFull} onClick={onUndo}>
          Undo
        </button>
      </p>
    )}
  </div>
)
