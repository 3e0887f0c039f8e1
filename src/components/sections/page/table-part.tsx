import type { ReactNode } from 'react'

import { wordsOf } from '@/lib/site/rich-text'
import type { BlockOf } from '@/lib/site/page'

import { Caption, Part, Sheet } from './part'
import { ScrollRegion } from './scroll-region'
import { Words } from './words'

/** A table with its numbers one below another. On a phone it scrolls within itself. */
export function TablePart({
  block: { id, caption, columns, rows, note },
  number,
}: {
  block: BlockOf<'table'>
  number: number
}) {
  return (
    <Part id={id}>
      <Caption name={`Table ${number}`} className="pt-0 pb-3.5">
        <Words of={caption} />
      </Caption>
      <Sheet>
        <ScrollRegion label={`Table ${number}: ${wordsOf(caption)}`}>
          <table className="w-full border-collapse text-left text-sm">
            <thead>
              <tr className="border-t-[1.5px] border-ink">
                {columns.map((column, index) =>
                  wordsOf(column) === '' ? (
                    <td key={index} />
                  ) : (
                    <th key={index} scope="col" className="px-4 py-3.5 align-bottom font-semibold md:px-5">
                      <Words of={column} />
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                <tr key={row} className="border-t border-line break-inside-avoid">
                  {cells.map((cell, column) => (
                    <Cell key={column} isRowHead={column === 0}>
                      <Words of={cell} />
                    </Cell>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Sheet>
      {note.length > 0 && (
        <p className="max-w-[50em] pt-3 text-sm text-ink-2">
          <Words of={note} />
        </p>
      )}
    </Part>
  )
}

function Cell({ isRowHead, children }: { isRowHead: boolean; children: ReactNode }) {
  const look = 'min-w-30 px-4 py-3 align-top tabular-nums md:px-5'
  return isRowHead ? (
    <th scope="row" className={`${look} font-semibold`}>
      {children}
    </th>
  ) : (
    <td className={look}>{children}</td>
  )
}
