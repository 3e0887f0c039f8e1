import { cx } from '@/components/ui/cx'
import { type Check, type CheckTable, disagreeing, figureText } from '@/lib/calculators/method/check-table'

import { BlockFrame, Sheet } from '../page/block-frame'
import { ScrollRegion } from '../page/scroll-region'
import { SourceLine } from './source-line'

const COLUMNS = ['Reference', 'Ours', 'Difference', 'Limit'] as const

/** A table of validation: figures from elsewhere, ours, and how far they differ. */
export function CheckTableSection({ table }: { table: CheckTable }) {
  const { id, heading, text, source, checks } = table
  return (
    <BlockFrame id={id} heading={heading}>
      <p className="max-w-[38em]">{text}</p>
      <p className="max-w-[38em] pt-3.5 pb-3.5 font-semibold">{summaryOf(table)}</p>
      <Sheet>
        <ScrollRegion label={`Table: ${heading}`}>
          <table className="w-full border-collapse text-left text-sm">
            <thead>
              <tr className="border-t-[1.5px] border-ink">
                <th scope="col" className={cx(CELL, 'font-semibold')}>
                  Figure
                </th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className={cx(CELL, 'text-right font-semibold')}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {checks.map((check) => (
                <CheckRow key={check.what} check={check} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Sheet>
      <p className="max-w-[46em] pt-3.5 text-sm text-ink-2">
        Reference: <SourceLine source={source} />
      </p>
    </BlockFrame>
  )
}

const CELL = 'px-4 py-3 align-top tabular-nums'

function CheckRow({ check: { what, reference, ours, unit, digits, within } }: { check: Check }) {
  const written = (value: number) => figureText({ value, unit, digits })
  const printed = (value: number) => Number(value.toFixed(digits))
  return (
    <tr className="border-t border-line break-inside-avoid">
      <th scope="row" className={cx(CELL, 'min-w-56 font-normal')}>
        {what}
      </th>
      {[reference, ours, printed(ours) - printed(reference)].map((value, index) => (
        <td key={index} className={cx(CELL, 'text-right whitespace-nowrap')}>
          {written(value)}
        </td>
      ))}
      <td className={cx(CELL, 'text-right whitespace-nowrap')}>{limitText({ within, unit, digits })}</td>
    </tr>
  )
}

/** A limit finer than the figures shows the digits that it needs. */
function limitText({ within, unit, digits }: Pick<Check, 'within' | 'unit' | 'digits'>): string {
  if (within === 0) return 'none'
  const needed = Math.max(digits, within < 1 ? Math.ceil(-Math.log10(within)) : 0)
  return `± ${figureText({ value: within, unit, digits: needed })}`
}

function summaryOf(table: CheckTable): string {
  const count = table.checks.length
  const off = disagreeing(table).length
  return off === 0
    ? `All ${count} figures agree within their limits.`
    : `${off} of ${count} figures are beyond their limits.`
}
