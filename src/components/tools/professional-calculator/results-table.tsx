import type { ReactNode } from 'react'

import { cx } from '@/components/ui/cx'

type Row = { key: string; cells: readonly ReactNode[]; isTotal?: boolean }
type ResultsTableProps = {
  caption: string
  headings: readonly string[]
  rows: readonly Row[]
  /** The number of text columns on the left. */ words?: number
}

/** A plain results table: text columns on the left, figures on the right. On a phone every row is a list. */
export function ResultsTable({ caption, headings, rows, words = 1 }: ResultsTableProps) {
  const align = (index: number) => (index < words ? 'text-left' : 'text-right tabular-nums')
  return (
    <div className="relative overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
      {/* Roles are explicit because browsers drop those of tables that are laid out otherwise. */}
      <table role="table" className="w-full border-collapse text-sm not-print:max-md:block md:min-w-160 print:min-w-0">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="not-print:max-md:sr-only">
          <tr role="row" className="border-b-[1.5px] border-ink text-xs">
            {headings.map((heading, index) => (
              <th
                key={heading}
                role="columnheader"
                scope="col"
                className={cx('py-2 pr-4 align-bottom last:pr-0', align(index))}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="not-print:max-md:block">
          {rows.map(({ key, cells, isTotal = false }) => (
            <tr
              key={key}
              role="row"
              className={cx(
                'border-b border-line not-print:max-md:block not-print:max-md:py-2',
                isTotal && 'font-semibold',
              )}
            >
              {cells.map((cell, index) => (
                <Cell key={headings[index]} heading={headings[index] ?? ''} isHead={index === 0} align={align(index)}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = { heading: string; isHead: boolean; align: string; children: ReactNode }

function Cell({ heading, isHead, align, children }: CellProps) {
  const Tag = isHead ? 'th' : 'td'
  return (
    <Tag
      role={isHead ? 'rowheader' : 'cell'}
      scope={isHead ? 'row' : undefined}
      className={cx(
        'py-2 pr-4 align-top last:pr-0 not-print:max-md:block not-print:max-md:py-0.5 not-print:max-md:pr-0',
        isHead ? 'font-semibold' : 'not-print:max-md:flex not-print:max-md:justify-between not-print:max-md:gap-4',
        align,
      )}
    >
      {!isHead && (
        <span aria-hidden className="text-left font-normal text-ink-2 md:hidden print:hidden">
          {heading}
        </span>
      )}
      <span className="contents">{children}</span>
    </Tag>
  )
}
