import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { ArrowLink } from '@/components/ui/link'
import { counted } from '@/lib/format/counted'
import { scriptRoutes } from '@/lib/routing/script-routes'
import type { CartProduct } from '@/lib/schemas/cart'

/** Adds the panels of the design to the basket; the script of the basket is loaded on the first press. */
export function BasketButton({ product, panels }: { product: CartProduct; panels: number }) {
  const [isAdding, setAdding] = useState(false)
  const [message, setMessage] = useState('')
  const add = async () => {
    if (isAdding) return
    setAdding(true)
    setMessage(
      await import('./add-to-basket').then(
        ({ addToBasket }) => addToBasket(product, panels),
        () => 'The basket could not be loaded. Please try again.',
      ),
    )
    setAdding(false)
  }
  return (
    <div className="no-print mt-3 grid gap-2">
      <Button look="secondary" className="w-full" busy={isAdding} onClick={() => void add()}>
        {`Add ${counted(panels, 'panel')} to the basket`}
      </Button>
      <p role="status" className="text-sm">
        {message}
      </p>
      {message && <ArrowLink href={scriptRoutes.cart}>Open your basket</ArrowLink>}
    </div>
  )
}
