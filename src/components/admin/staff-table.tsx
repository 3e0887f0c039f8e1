import type { ReactNode } from 'react'

export type StaffRow = { key: string; name: ReactNode; cells: readonly ReactNode[] }

type StaffTableProps = { label: string; columns: readonly string[]; rows: readonly StaffRow[] }

/** A table of an admin view. On a phone each row becomes a list, and the roles keep it a table for screen readers. */
export function StaffTable({ label, columns, rows }: StaffTableProps) {
  return (
    <div className="pb-table" role="region" aria-label={label} tabIndex={0}>
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, name, cells }) => (
            <tr key={key} role="row">
              <th scope="row" role="rowheader">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} role="cell" data-column={columns[index + 1]}>
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
