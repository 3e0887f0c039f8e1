import type { ReactNode } from 'react'

import { AskFirst } from '@/components/ui/ask-first'
import { Button, ButtonLink } from '@/components/ui/button'
import type { KeptLine } from '@/lib/browser/cart/kept-cart'
import { DELIVERED_TO } from '@/lib/domain/destinations/destinations'
import { cartTotals } from '@/lib/domain/shop/cart-totals'
import { scriptRoutes } from '@/lib/routing/script-routes'

import { carryCartToQuote, QUOTE_FOR_CART } from './ask-for-quote'
import { receiptLine } from './receipt-line'
import { ReceiptSums } from './receipt-sums'

type CartReceiptProps = {
  lines: readonly KeptLine[]
  deliveryPence: number | null
  deliveryLabel: ReactNode
  /** Whether the server has yet to confirm the lines. */
  isProvisional: boolean
  onClear: () => void
}

/** The total of the basket and the next steps. */
export function CartReceipt({ lines, deliveryPence, deliveryLabel, isProvisional, onClear }: CartReceiptProps) {
  const receiptLines = lines.map(receiptLine)
  const soldOut = lines.filter(({ product }) => product.stock === 'none').map(({ product }) => product.name)
  return (
    <section aria-labelledby="receipt" className="bg-panel px-5 py-7 shadow-cast md:p-9">
      <h2 id="receipt" className="text-h3">
        What it comes to
      </h2>
      {deliveryPence !== null && (
        <ReceiptSums
          lines={receiptLines}
          totals={cartTotals({ lines: receiptLines, deliveryPence })}
          deliveryLabel={deliveryLabel}
        />
      )}
      {isProvisional && (
        <p className="mt-3 text-sm text-ink-2">Prices as last seen on this device. The checkout has today’s.</p>
      )}
      <p className="mt-6 max-w-[34em] text-sm text-ink-2">
        {`You aren’t ordering yet. You’ll see the total again at the checkout before you order, and pay afterwards. If you want the panels fitted too, ask for a quote. We deliver in ${DELIVERED_TO}.`}
      </p>
      <div className="no-print mt-5 grid gap-2.5">
        {soldOut.length > 0 ? (
          <p className="text-sm font-semibold">{`To order, first remove what is not in stock: ${soldOut.join('; ')}.`}</p>
        ) : (
          <ButtonLink href={scriptRoutes.checkout}>Go to the checkout</ButtonLink>
        )}
        <ButtonLink look="secondary" href={QUOTE_FOR_CART} onClick={() => carryCartToQuote(receiptLines)}>
          Ask for a quote for this basket
        </ButtonLink>
        <AskFirst
          label="Empty the basket"
          question="Remove everything from your basket?"
          className="[&>summary]:w-full"
        >
          <Button onClick={onClear}>Yes, empty it</Button>
        </AskFirst>
      </div>
    </section>
  )
}
