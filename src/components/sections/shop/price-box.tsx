import type { ReactNode } from 'react'

import { ClaimNote } from '@/components/ui/claim-note'
import { FactList } from '@/components/ui/fact-list'
import { TextLink } from '@/components/ui/link'
import type { PricedRoom } from '@/lib/calculators/home/priced-rooms'
import { type ShopPrice, type ShopProduct, STOCK_WORDS } from '@/lib/content/shop'
import { previousPriceWords } from '@/lib/content/shop-words'
import { deliveredPrice, VAT_PERCENT } from '@/lib/domain/catalogue/delivered-price'
import type { Stock } from '@/lib/domain/catalogue/stock'
import { DELIVERED_TO } from '@/lib/domain/destinations/destinations'
import { counted } from '@/lib/format/counted'
import { poundsAndPence } from '@/lib/format/pounds'
import { routes } from '@/lib/routing/routes'

type PriceBoxProps = {
  product: Pick<ShopProduct, 'stock' | 'leadTime' | 'previousPrice'>
  price: ShopPrice
  /** A room whose price stands beside that of one. */
  room?: PricedRoom | undefined
  isStoreOpen: boolean
  /** Says that nothing can be ordered; shown while the store is closed. */
  closedNotice: ReactNode
  quoteAction: ReactNode
  /** Adds the product to the basket; not shown while it is out of stock. */
  cartAction: ReactNode
  /** The form of the waiting list; shown while the product cannot be bought. */
  waitingAction: ReactNode
}

const stockInWords = (stock: Stock) => (stock === 'unknown' ? 'On request' : STOCK_WORDS[stock])

type Ordering = { stock: Stock; isStoreOpen: boolean; isPriced: boolean }

function orderingInWords({ stock, isStoreOpen, isPriced }: Ordering) {
  if (!isStoreOpen) return 'Until it opens, ask for a written quote.'
  if (!isPriced) return 'Ask for a written quote.'
  return stock === 'none'
    ? 'Until it is back in stock, ask for a written quote.'
    : 'Order here, or ask for a written quote.'
}

/** The delivered price above its breakdown, and alternatives while orders are not possible. */
export function PriceBox({ product, price, room, isStoreOpen, closedNotice, ...actions }: PriceBoxProps) {
  const { quoteAction, cartAction, waitingAction } = actions
  const { stock, leadTime, previousPrice } = product
  const isPriced = price.kind === 'priced'
  return (
    <div className="rounded-panel bg-panel px-5 py-7 shadow-cast md:p-9">
      <h2 className="sr-only">Price</h2>
      {isPriced ? (
        <Priced price={price} room={room} previousPrice={previousPrice} />
      ) : (
        <p className="text-quote">{price.text}</p>
      )}
      <FactList
        className="mt-6"
        facts={[
          ...(isStoreOpen || stock !== 'unknown' ? [{ term: 'Stock', detail: stockInWords(stock) }] : []),
          ...(leadTime ? [{ term: 'Delivery time', detail: leadTime }] : []),
          { term: 'Delivered to', detail: DELIVERED_TO },
        ]}
      />
      {!isStoreOpen && closedNotice}
      <p className="mt-2 max-w-[34em] text-sm text-ink-2">
        {orderingInWords({ stock, isStoreOpen, isPriced })} A quote states the total for your number of panels, with
        fitting if you want it. Delivery is charged once per order.{' '}
        <TextLink href={routes.termsOfService}>Terms</TextLink>
      </p>
      <div className="no-print mt-6 grid gap-5">
        {isPriced && stock !== 'none' && cartAction}
        <div>{quoteAction}</div>
        {(!isStoreOpen || stock === 'none') && waitingAction}
      </div>
    </div>
  )
}

function Priced({
  price: { eachPence, claim, delivered, delivery },
  room,
  previousPrice,
}: {
  price: Extract<ShopPrice, { kind: 'priced' }>
  room: PricedRoom | undefined
  previousPrice: ShopProduct['previousPrice']
}) {
  const each = poundsAndPence(eachPence)
  const roomPence = ({ panelsAt }: PricedRoom) =>
    deliveredPrice({ eachPence, quantity: panelsAt.length, deliveryPence: delivered.deliveryPence }).totalPence
  return (
    <>
      <p className="text-sm font-semibold">One, delivered, VAT included</p>
      <p className="mt-1 font-display text-h2 tabular-nums">{poundsAndPence(delivered.totalPence)}</p>
      <FactList
        className="mt-4"
        facts={[
          { term: 'Price of one', detail: claim ? <ClaimNote claim={claim}>{each}</ClaimNote> : each },
          ...(previousPrice ? [{ term: 'Previous price of one', detail: previousPriceWords(previousPrice) }] : []),
          {
            term: 'Delivery, per order',
            detail: <ClaimNote claim={delivery}>{poundsAndPence(delivered.deliveryPence)}</ClaimNote>,
          },
          { term: `Including VAT at ${VAT_PERCENT}%`, detail: poundsAndPence(delivered.vatPence) },
          ...(room
            ? [
                {
                  term: `${counted(room.panelsAt.length, 'panel')}, delivered (${room.name})`,
                  detail: poundsAndPence(roomPence(room)),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
