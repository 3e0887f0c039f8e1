import { useState } from 'react'

import { poundsAndPence } from '@/lib/format/pounds'

import { usePriceList } from '../use-price-list'
import { StartForm, type Starting } from './start-form'

/** Starts with products at their prices today, and a delivery. */
export function ProductsStart({ isSending, start }: Starting) {
  const { list, isMissing } = usePriceList()
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const products = Object.entries(typed)
    .filter(([, quantity]) => quantity.trim() !== '' && quantity.trim() !== '0')
    .map(([product, quantity]) => ({ product: Number(product), quantity: Number(quantity) }))
  return (
    <StartForm
      summary="Products at today’s prices"
      button="Start with these products"
      isSending={isSending}
      onStart={() => start({ from: 'products', products })}
    >
      {isMissing && <p>The price list could not be read. Reload the page.</p>}
      {list.flatMap(({ productId, name, eachPence }) =>
        productId === null || eachPence === null
          ? []
          : [
              <label key={productId}>
                <span>{`${name}, ${poundsAndPence(eachPence)}`}</span>
                <input
                  inputMode="numeric"
                  placeholder="0"
                  maxLength={4}
                  value={typed[productId] ?? ''}
                  onChange={({ target }) => setTyped({ ...typed, [productId]: target.value })}
                />
              </label>,
            ],
      )}
    </StartForm>
  )
}
