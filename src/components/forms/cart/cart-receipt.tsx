import type { ReactNode } from 'react'

import { Button, ButtonLink } from '@/components/ui/button'
import { FactList } from '@/components/ui/fact-list'
import type { KeptLine } from '@/lib/browser/cart/kept-cart'
import { VAT_PERCENT } from '@/lib/domain/catalogue/delivered-price'
import { linePence } from '@/lib/domain/shop/cart-totals'
import { poundsAndPence } from '@/lib/format/pounds'
import { scriptRoutes } from '@/lib/routing/script-routes'

import { carryCartToQuote, QUOTE_FOR_CART } from './ask-for-quote'
import { pricedLine, totalsOf } from './cart-totals-of'

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
  const ask = () => carryCartToQuote(lines.map((line) => ({ name: line.product.name, ...pricedLine(line) })))
  return (
    <section aria-labelledby="receipt" className="bg-panel px-5 py-7 shadow-cast md:p-9">
      <h2 id="receipt" className="text-h3">
        What it comes to
      </h2>
      {deliveryPence !== null && <Sums lines={lines} deliveryPence={deliveryPence} deliveryLabel={deliveryLabel} />}
      {isProvisional && (
        <p className="mt-3 text-sm text-ink-2">Prices as last seen on this device. The checkout has today’s.</p>
      )}
      <p className="mt-6 max-w-[34em] text-sm text-ink-2">
        You aren’t ordering yet. You’ll see the total again at the checkout before you order, and pay afterwards. If you
        want the panels fitted too, ask for a quote.
      </p>
      <div className="no-print mt-5 grid gap-2.5">
        <ButtonLink href={scriptRoutes.checkout}>Go to the checkout</ButtonLink>
        <ButtonLink look="secondary" href={QUOTE_FOR_CART} onClick={ask}>
          Ask for a quote for this basket
        </ButtonLink>
        <Button look="secondary" onClick={onClear}>
          Empty the basket
        </Button>
      </div>
    </section>
  )
}

type SumsProps = { lines: readonly KeptLine[]; deliveryPence: number; deliveryLabel: ReactNode }

function Sums({ lines, deliveryPence, deliveryLabel }: SumsProps) {
  const totals = totalsOf(lines, deliveryPence)
  return (
    <>
      <FactList
        className="mt-4"
        facts={lines.map((line) => ({
          term: `${line.quantity} × ${line.product.name}`,
          detail: poundsAndPence(linePence(pricedLine(line))),
        }))}
      />
      <dl className="text-sm tabular-nums">
        <div className="flex justify-between gap-4 py-2">
          <dt>{deliveryLabel}</dt>
          <dd>{poundsAndPence(totals.deliveryPence)}</dd>
        </div>
        <div className="flex justify-between gap-4 border-t-[1.5px] border-b border-t-ink border-b-line py-2 text-h4 font-semibold">
          <dt>Total including VAT</dt>
          <dd>{poundsAndPence(totals.totalPence)}</dd>
        </div>
        <div className="flex justify-between gap-4 py-2 text-ink-2">
          <dt>Excluding VAT</dt>
          <dd>{poundsAndPence(totals.netPence)}</dd>
        </div>
        <div className="flex justify-between gap-4 text-ink-2">
          <dt>{`VAT at ${VAT_PERCENT}%`}</dt>
          <dd>{poundsAndPence(totals.vatPence)}</dd>
        </div>
      </dl>
    </>
  )
}
