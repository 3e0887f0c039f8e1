import type { QuoteFault } from '@/lib/domain/quotes/check-quote'
import { entryOf, type PriceListEntry } from '@/lib/domain/quotes/price-list'
import { isIncluded, isText, linePence, mayBeOption, panelsIn, type QuoteLine } from '@/lib/domain/quotes/quote-lines'
import { poundsAndPence } from '@/lib/format/pounds'
import { priceOrSurvey } from '@/lib/format/price-or-survey'

import { LineButtons } from './line-buttons'
import { NumberCell, TextCell } from './line-cells'
import { LineChoice } from './line-choice'
import { chosen, type TypedLine } from './typed-line'
import type { Lines } from './use-lines'
import type { TableKeys } from './use-table-keys'

type LineRowProps = {
  row: number
  line: TypedLine
  /** The same with its price. */
  priced: QuoteLine
  faults: readonly QuoteFault[]
  list: readonly PriceListEntry[]
  lines: Lines
  quoted: readonly QuoteLine[]
  keys: TableKeys
}

/** A line of the table, with what the check found in it. */
export function LineRow({ row, line, priced, faults, list, lines, quoted, keys }: LineRowProps) {
  const { change, errorOf } = lines
  const number = row + 1
  const set = (changes: Partial<TypedLine>) => change(row, changes)
  return (
    <tr className={rowClass(line, priced)}>
      <td>
        <WhatCell {...{ row, line, priced, list, faults, errorOf }} panels={panelsIn(quoted)} onChange={set} />
      </td>
      <FigureCells {...{ row, line, errorOf }} onChange={set} />
      <td className="pb-figure" data-label="Total">
        {isText(line.kind) ? '' : priceOrSurvey(linePence(priced))}
      </td>
      <td data-label="Option">
        {mayBeOption(line.kind) && (
          <input
            type="checkbox"
            data-row={row}
            data-column="option"
            aria-label={`Line ${number} is an option`}
            checked={line.isOption ?? false}
            onChange={({ target }) => set({ isOption: target.checked })}
          />
        )}
      </td>
      <td>
        <LineButtons row={row} count={quoted.length} name={line.name || `line ${number}`} keys={keys} />
      </td>
    </tr>
  )
}

type WhatCellProps = Pick<LineRowProps, 'row' | 'line' | 'priced' | 'list' | 'faults'> & {
  errorOf: Lines['errorOf']
  panels: number
  onChange: (changes: Partial<TypedLine>) => void
}

/** What a line is of, in words, and what the check found in it. */
function WhatCell({ row, line, priced, list, faults, errorOf, panels, onChange }: WhatCellProps) {
  const faultId = faults.length > 0 ? `quote-line-${row}-fault` : undefined
  const number = row + 1
  return (
    <>
      <div className="pb-lines__what">
        <LineChoice
          {...{ row, line, list }}
          label={`What line ${number} is`}
          describedBy={faultId}
          onChoose={(choice) => onChange(chosen(choice, list, panels))}
        />
        <TextCell
          {...{ row, column: 'name', error: errorOf(row, 'name') }}
          label={`Description of line ${number}`}
          value={line.name ?? ''}
          placeholder={line.kind === 'section' ? 'Heading' : 'Description'}
          maxLength={100}
          onChange={(name) => onChange({ name })}
        />
      </div>
      <TextCell
        {...{ row, column: 'detail', error: errorOf(row, 'detail') }}
        label={`Details of line ${number}`}
        value={line.detail ?? ''}
        placeholder="Details"
        maxLength={300}
        onChange={(detail) => onChange({ detail })}
      />
      <PriceToday priced={priced} list={list} />
      {faults.length > 0 && (
        <ul id={faultId} className="pb-lines__fault">
          {faults.map(({ rule, fault }) => (
            <li key={rule}>{fault}</li>
          ))}
        </ul>
      )}
    </>
  )
}

const rowClass = ({ kind }: TypedLine, priced: QuoteLine) => {
  if (kind === 'section') return 'pb-lines__section'
  return isIncluded(priced) ? undefined : 'pb-lines__option'
}

/** The price of the list, where the line has another one. */
function PriceToday({ priced, list }: { priced: QuoteLine; list: readonly PriceListEntry[] }) {
  const today = entryOf(priced, list)?.eachPence ?? null
  if (today === null || today === priced.eachPence) return null
  return <p className="pb-lines__hint">{`${poundsAndPence(today)} on the price list today`}</p>
}

type FigureCellsProps = {
  row: number
  line: TypedLine
  errorOf: Lines['errorOf']
  onChange: (changes: Partial<TypedLine>) => void
}

/** How many at what price each; for a discount, in percent or in pounds. */
function FigureCells({ row, line, errorOf, onChange }: FigureCellsProps) {
  const number = row + 1
  if (isText(line.kind)) return <td colSpan={2} />
  const isDiscount = line.kind === 'discount'
  return (
    <>
      <td data-label={isDiscount ? 'Percent off' : 'How many'}>
        {isDiscount ? (
          <NumberCell
            {...{ row, column: 'quantity', error: errorOf(row, 'percent') }}
            label={`Percent off in line ${number}`}
            placeholder="%"
            value={line.percent}
            onChange={(percent) => onChange({ percent, ...(percent !== null && { each: null }) })}
          />
        ) : (
          <NumberCell
            {...{ row, column: 'quantity', error: errorOf(row, 'quantity') }}
            label={`Quantity of line ${number}`}
            value={line.quantity}
            onChange={(quantity) => onChange({ quantity })}
          />
        )}
      </td>
      <td data-label={isDiscount ? 'Pounds off' : 'Each'}>
        <NumberCell
          {...{ row, column: 'each', error: errorOf(row, 'each') }}
          label={isDiscount ? `Pounds off in line ${number}` : `Price of one in line ${number}, with VAT`}
          placeholder={isDiscount ? '£' : 'Survey'}
          isPrice
          value={line.each}
          onChange={(each) => onChange({ each, ...(isDiscount && each !== null && { percent: null }) })}
        />
      </td>
    </>
  )
}
