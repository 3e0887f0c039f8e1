import { useConfig, usePayloadAPI } from '@payloadcms/ui'
import { useState } from 'react'

import type { PriceListEntry } from '@/lib/domain/quotes/price-list'
import { poundsAndPence } from '@/lib/format/pounds'

import { StartForm, type Starting } from './start-form'

/** Starts with products at their prices today, and a delivery. */
export function ProductsStart({ isSending, start }: Starting) {
  const { routes } = useConfig().config
  const [{ data, isError }] = usePayloadAPI(`${routes.api}/quotes/prices`)
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const entries: PriceListEntry[] = data?.entries ?? []
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
      {isError && <p>The price list could not be read. Reload the page.</p>}
      {entries.flatMap(({ productId, name, eachPence }) =>
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
