'use client'

import { type SubmitEvent, useId } from 'react'

import { Button } from '@/components/ui/button'
import { controlClass } from '@/components/ui/control-class'
import type { Elements } from '@/components/ui/elements'
import { useHasScript } from '@/components/ui/use-has-script'
import { QUANTITY_MAX } from '@/lib/domain/shop/cart'
import type { CartProduct } from '@/lib/schemas/cart'

import { STAFF_ONLY, StaffGate } from './staff-gate'
import { NeedsScript, useAddedNotice } from './use-added-notice'

/** `quantity`: the initial value of the field. */
type AddToCartProps = { product: CartProduct; isStoreOpen: boolean; quantity?: number }

/** Adds a product to the basket; for staff only while the store is closed. */
export function AddToCart({ product, isStoreOpen, quantity = 1 }: AddToCartProps) {
  if (isStoreOpen) return <AddForm product={product} quantity={quantity} />
  return (
    <StaffGate closed={null}>
      <AddForm product={product} quantity={quantity}>
        <p className="text-sm text-ink-2">{STAFF_ONLY}</p>
      </AddForm>
    </StaffGate>
  )
}

type AddFormProps = { product: CartProduct; quantity: number; children?: Elements }

function AddForm({ product, quantity, children }: AddFormProps) {
  const { add, outcome, whenNear } = useAddedNotice()
  const hasScript = useHasScript()
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    add([{ product, quantity: Number(new FormData(event.currentTarget).get('quantity')) }])
  }
  return (
    <>
      <form onSubmit={submit} {...whenNear} className="grid gap-2.5 noscript:hidden">
        {children}
        <label htmlFor={id} className="text-sm font-semibold">
          Quantity
        </label>
        <div className="flex gap-2.5">
          <input
            id={id}
            name="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            max={QUANTITY_MAX}
            required
            defaultValue={quantity}
            className={`${controlClass(undefined)} max-w-24 tabular-nums`}
          />
          <Button type="submit" disabled={!hasScript} className="flex-1">
            Add to basket
          </Button>
        </div>
        {outcome}
      </form>
      <NeedsScript />
    </>
  )
}
