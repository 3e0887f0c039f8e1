import type { PriceListEntry } from '@/lib/domain/quotes/price-list'
import { mayBeOption, QUOTE_LINE_KINDS, type QuoteLineKind } from '@/lib/domain/quotes/quote-lines'
import { poundsAndPence } from '@/lib/format/pounds'

import { Options } from '../../options'
import { choiceOf, type TypedLine } from './typed-line'

type LineChoiceProps = {
  row: number
  line: TypedLine
  list: readonly PriceListEntry[]
  label: string
  describedBy: string | undefined
  onChoose: (choice: string) => void
}

/** What a line is of: a product or work at its price today, or a heading, note or discount. */
export function LineChoice({ row, line, list, label, describedBy, onChoose }: LineChoiceProps) {
  const products = list.filter(({ productId }) => productId !== null)
  const choice = choiceOf(line)
  const isListed = !line.product || products.some(({ productId }) => productId === line.product)
  return (
    <select
      data-row={row}
      data-column="choice"
      aria-label={label}
      aria-describedby={describedBy}
      value={choice}
      onChange={({ target }) => onChoose(target.value)}
    >
      <optgroup label="Products">
        {!isListed && <option value={choice}>A product that is not on sale</option>}
        {products.map(({ productId, name, eachPence }) => (
          <option key={productId} value={`product-${productId}`}>
            {eachPence === null ? name : `${name}, ${poundsAndPence(eachPence)}`}
          </option>
        ))}
      </optgroup>
      <optgroup label="Work and other things">
        <Options options={kindsThat(mayBeOption)} />
      </optgroup>
      <optgroup label="Text and discounts">
        <Options options={kindsThat((kind) => !mayBeOption(kind))} />
      </optgroup>
    </select>
  )
}

const kindsThat = (isMeant: (kind: QuoteLineKind) => boolean) => QUOTE_LINE_KINDS.filter(({ value }) => isMeant(value))
