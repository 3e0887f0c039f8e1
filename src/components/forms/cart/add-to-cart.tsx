'use client'

import { type ComponentType, type ReactNode, type SubmitEvent, useId, useState } from 'react'

import { Button } from '@/components/ui/button'
import { controlClass } from '@/components/ui/control-class'
import { FaultNotice } from '@/components/ui/notice'
import { QUANTITY_MAX } from '@/lib/domain/shop/cart'
import type { CartProduct } from '@/lib/schemas/cart'

import type { AddedPartProps } from './added-part'
import { STAFF_ONLY, StaffGate } from './staff-gate'

const loadPart = () => import('./added-part').then((module) => module.AddedPart)
const preload = () => void loadPart().catch(() => null)

/** `quantity`: the one proposed. */
type AddToCartProps = { product: CartProduct; isStoreOpen: boolean; quantity?: number }

/** Adds a product to the basket; while the store is closed, for staff alone. */
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

type Wanted = { quantity: number; press: number }

type AddFormProps = { product: CartProduct; quantity: number; children?: ReactNode }

/** The script of the basket loads with the first press, or when the visitor comes near. */
function AddForm({ product, quantity, children }: AddFormProps) {
  const [Part, setPart] = useState<ComponentType<AddedPartProps> | null>(null)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const id = useId()
  const [hasFailed, setFailed] = useState(false)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wantedQuantity = Number(new FormData(event.currentTarget).get('quantity'))
    setFailed(false)
    loadPart().then(
      (loaded) => {
        setPart(() => loaded)
        setWanted((last) => ({ quantity: wantedQuantity, press: (last?.press ?? 0) + 1 }))
      },
      () => setFailed(true),
    )
  }
  return (
    <>
      <form onSubmit={submit} onFocus={preload} onPointerEnter={preload} className="grid gap-2.5 noscript:hidden">
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
            className={`${controlClass(undefined)} w-24 tabular-nums`}
          />
          <Button type="submit" className="flex-1">
            Add to basket
          </Button>
        </div>
        {hasFailed && <FaultNotice>The basket could not be loaded. Please try again.</FaultNotice>}
        {Part && wanted && <Part product={product} wanted={wanted} />}
      </form>
      <p className="hidden text-sm noscript:block">The basket needs JavaScript. You can ask for a quote without it.</p>
    </>
  )
}
