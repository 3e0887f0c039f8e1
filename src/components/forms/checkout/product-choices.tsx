import { SelectControl } from '@/components/ui/select-control'
import { poundsAndPence } from '@/lib/format/pounds'

import { CHECKOUT_FORM_ID } from './checkout-fields'
import { lineValue } from './line-value'

/** Larger quantities are rare without JavaScript, and can be ordered by phone. */
const MOST = 30

type Item = { productId: number; variantId: number | null }

type ProductChoicesProps = {
  products: readonly (Item & { name: string; pricePence: number })[]
  /** What has been chosen before; null if this is the first time. */
  chosen?: readonly (Item & { quantity: number })[] | null
}

/** The quantity of each product, as fields of the checkout's form that need no JavaScript. */
export function ProductChoices({ products, chosen = null }: ProductChoicesProps) {
  const chosenOf = ({ productId, variantId }: Item) =>
    chosen?.find((line) => line.productId === productId && line.variantId === variantId)?.quantity ?? 0
  return (
    <section className="grid gap-5 bg-panel px-5 py-7 shadow-cast md:p-9">
      <h2 className="text-h3">{chosen ? 'Change your order' : 'What would you like to order?'}</h2>
      {products.map(({ name, pricePence, ...item }) => (
        <label key={name} className="grid gap-2 text-sm font-semibold">
          <span>{`${name}, ${poundsAndPence(pricePence)} each`}</span>
          <SelectControl name="lines" form={CHECKOUT_FORM_ID} defaultValue={valueOf(item, chosenOf(item))}>
            <option value="">None</option>
            {Array.from({ length: Math.max(MOST, chosenOf(item)) }, (_, index) => (
              <option key={index} value={valueOf(item, index + 1)}>
                {index + 1}
              </option>
            ))}
          </SelectControl>
        </label>
      ))}
      <p className="text-sm text-ink-2">The next page shows the total with delivery and VAT before you order.</p>
    </section>
  )
}

const valueOf = (item: Item, quantity: number) => (quantity > 0 ? lineValue({ ...item, quantity }) : '')
