import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/link'
import type { KeptLine } from '@/lib/browser/cart/kept-cart'
import { STOCK_WORDS } from '@/lib/content/shop'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { linePence } from '@/lib/domain/shop/cart-totals'
import { poundsAndPence } from '@/lib/format/pounds'
import { shopProduct } from '@/lib/routing/script-routes'

import { PanelsToScale } from './panels-to-scale'
import { QuantityField } from './quantity-field'
import { receiptLine } from './receipt-line'

type CartLineRowProps = { line: KeptLine; onQuantity: (quantity: number) => void; onRemove: () => void }

/** A product in the basket, drawn to scale, with its price and anything that has changed since it was added. */
export function CartLineRow({ line, onQuantity, onRemove }: CartLineRowProps) {
  const { product, quantity, added, isUnsaved } = line
  const { name, slug, stock } = product
  const { eachPence } = receiptLine(line)
  const isRepriced = added.pence !== eachPence
  return (
    <li className={`grid gap-3 border-b border-line py-5 ${isUnsaved ? 'bg-frost px-4' : ''}`}>
      <PanelsToScale sizeMm={product.sizeMm} quantity={quantity} />
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-h4 font-semibold">
            <TextLink href={shopProduct(slug)}>{name}</TextLink>
          </h3>
          <p className="mt-1 text-sm tabular-nums">
            {isRepriced && (
              <>
                <s>
                  <span className="sr-only">When you added it: </span>
                  <span>{poundsAndPence(added.pence)}</span>
                </s>
                <span>{` on ${writtenDate(added.on)}, now `}</span>
              </>
            )}
            <span>{`${poundsAndPence(eachPence)} each`}</span>
          </p>
          <p className="mt-1 text-sm text-ink-2">
            {stock === 'unknown' ? 'Delivered within 30 days of your order' : STOCK_WORDS[stock]}
          </p>
          {isUnsaved && <p className="mt-1 text-sm font-semibold">Kept on this device</p>}
        </div>
        <div className="grid justify-items-end gap-2">
          <QuantityField
            id={`quantity-${product.id}-${product.variantId ?? 0}`}
            name={name}
            quantity={quantity}
            onQuantity={onQuantity}
          />
          <p className="font-semibold tabular-nums">{poundsAndPence(linePence({ eachPence, quantity }))}</p>
          <Button look="secondary" size="sm" onClick={onRemove} className="no-print cursor-pointer">
            Remove<span className="sr-only">{` ${name}`}</span>
          </Button>
        </div>
      </div>
    </li>
  )
}
