import type { ReactNode } from 'react'

import type { SheetTable } from '@/lib/calculators/designer/electrician-sheet'

/** A table for the electrician under its caption. */
export function PackTable({ table, children }: { table: SheetTable; children: ReactNode }) {
  return (
    <table className="mt-5 w-full break-inside-avoid text-sm tabular-nums max-sm:text-xs [&_td]:pl-2 [&_th+th]:pl-2">
      <caption className="pb-1.5 text-left">{children}</caption>
      <thead className="border-b-2 border-ink">
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col" className="py-1 text-right font-semibold first:text-left">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([first, ...others], row) => (
          <tr key={row} className="border-b border-line text-right align-top">
            <th scope="row" className="py-1.5 text-left font-normal">
              {first}
            </th>
            {others.map((cell, index) => (
              <td key={index} className="py-1.5">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
