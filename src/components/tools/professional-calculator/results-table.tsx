import type { ReactNode } from 'react'

import { cx } from '@/components/ui/cx'

type Row = { key: string; cells: readonly ReactNode[]; isTotal?: boolean }
type ResultsTableProps = {
  caption: string
  headings: readonly string[]
  rows: readonly Row[]
  /** How many columns from the left are words. */ words?: number
}

/** A plain table of results: words to the left, figures to the right. */
export function ResultsTable({ caption, headings, rows, words = 1 }: ResultsTableProps) {
  const align = (place: number) => (place < words ? 'text-left' : 'text-right tabular-nums')
  return (
    <div className="relative overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
      <table className="w-full min-w-160 border-collapse text-sm print:min-w-0">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-ink text-xs">
            {headings.map((heading, place) => (
              <th key={heading} scope="col" className={cx('py-2 pr-4 align-bottom last:pr-0', align(place))}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, isTotal = false }) => (
            <tr key={key} className={cx('border-b border-line', isTotal && 'font-semibold')}>
              {cells.map((cell, place) => {
                const Tag = place === 0 ? 'th' : 'td'
                return (
                  <Tag
                    key={headings[place]}
                    scope={place === 0 ? 'row' : undefined}
                    className={cx('py-2 pr-4 align-top last:pr-0', place === 0 && 'font-semibold', align(place))}
                  >
                    {cell}
                  </Tag>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
