import type { ReactNode } from 'react'

import { cx } from '@/components/ui/cx'
import type { BlockOf } from '@/lib/content/page'
import { wordsOf } from '@/lib/content/rich-text'

import { BlockFrame, Caption, Sheet } from './block-frame'
import { numberColumns } from './number-columns'
import { ScrollRegion } from './scroll-region'
import { Words } from './words'

/**
 * A table with its figures aligned to the right. On a phone each row of a wide table becomes a list of its cells,
 * labelled by their columns.
 */
export function TableBlock({
  block: { id, caption, columns, rows, note },
  number,
}: {
  block: BlockOf<'table'>
  number: number
}) {
  const isStacked = columns.length > 2
  const align = numberColumns(rows).map((isNumber) => (isNumber ? (isStacked ? RIGHT_UNSTACKED : 'text-right') : ''))
  const headWidth = columns.length > 4 ? 'md:w-52' : undefined // so that a long name does not squeeze the other columns
  return (
    <BlockFrame id={id}>
      <Caption name={`Table ${number}`} className="pt-0 pb-3.5">
        <Words of={caption} />
      </Caption>
      <Sheet>
        <ScrollRegion label={`Table ${number}: ${wordsOf(caption)}`}>
          <table role="table" className={cx('w-full border-collapse text-left text-sm', isStacked && 'stacked')}>
            <thead role="rowgroup">
              <tr role="row" className="border-t-[1.5px] border-ink">
                {columns.map((column, index) =>
                  wordsOf(column) === '' ? (
                    <td key={index} role="cell" />
                  ) : (
                    <th
                      key={index}
                      role="columnheader"
                      scope="col"
                      className={cx('px-4 py-3.5 align-bottom font-semibold md:px-5', align[index])}
                    >
                      <Words of={column} />
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {rows.map((cells, row) => (
                <tr key={row} role="row" className="border-t border-line break-inside-avoid">
                  {cells.map((cell, column) => (
                    <Cell
                      key={column}
                      isRowHead={column === 0}
                      className={column > 0 ? align[column] : headWidth}
                      columnName={wordsOf(columns[column] ?? [])}
                    >
                      <Words of={cell} />
                    </Cell>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Sheet>
      {note.length > 0 && <Note note={note} />}
    </BlockFrame>
  )
}

function Note({ note }: Pick<BlockOf<'table'>, 'note'>) {
  return (
    <p className="max-w-[50em] pt-3 text-sm text-ink-2">
      <Words of={note} />
    </p>
  )
}

type CellProps = { isRowHead: boolean; columnName: string; className?: string; children: ReactNode }

/** On a phone each figure follows the name of its column instead. */
const RIGHT_UNSTACKED = 'md:text-right print:text-right'

/** The roles survive the phone layout, in which the table is no longer displayed as one. */
function Cell({ isRowHead, columnName, className, children }: CellProps) {
  const look = 'min-w-30 px-4 py-3 align-top tabular-nums md:px-5'
  return isRowHead ? (
    <th role="rowheader" scope="row" className={cx(look, 'font-semibold', className)}>
      {children}
    </th>
  ) : (
    <td role="cell" data-column={columnName} className={cx(look, className)}>
      <div>{children}</div>
    </td>
  )
}
