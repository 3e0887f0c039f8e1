'use client'

import { Button, TextInput, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import type { Quote } from '@/lib/generated/payload-types'

import { useStaffAction } from '../use-staff-action'

const FAILED = 'The order could not be made. Please try again in a minute.'

const ADDRESS = [
  { name: 'street', label: 'House and street' },
  { name: 'town', label: 'Town' },
  { name: 'postcode', label: 'Postcode' },
] as const

type Address = Record<(typeof ADDRESS)[number]['name'], string>

/** Makes the order of an accepted quote and opens it. The address is the one that the customer gave, if they did. */
export function MakeOrder() {
  const { savedDocumentData } = useDocumentInfo()
  const quote = savedDocumentData as Quote | undefined
  if (quote?.state !== 'accepted' || !quote.lead) return null
  return <OrderForm quote={quote} />
}

function OrderForm({ quote }: { quote: Quote }) {
  const router = useRouter()
  const { routes } = useConfig().config
  const { send, isSending } = useStaffAction(FAILED)
  const [address, setAddress] = useState<Address>({
    street: quote.street ?? '',
    town: quote.town ?? '',
    postcode: quote.postcode ?? '',
  })
  const isComplete = ADDRESS.every(({ name }) => address[name].trim() !== '')

  const make = () =>
    send(
      { path: '/quotes/order', body: { quote: quote.id, ...address } },
      { onSuccess: (order) => router.push(`${routes.admin}/collections/orders/${order.id}`) },
    )

  return (
    <section className="pb-note-form" aria-label="Order">
      <h3>Make the order</h3>
      <div className="pb-inline-field">
        {ADDRESS.map(({ name, label }) => (
          <TextInput
            key={name}
            path={`order-${name}`}
            label={label}
            value={address[name]}
            onChange={({ target }: { target: { value: string } }) => setAddress({ ...address, [name]: target.value })}
          />
        ))}
        <Button margin={false} disabled={isSending || !isComplete} onClick={make}>
          {isSending ? 'Making...' : 'Make the order'}
        </Button>
      </div>
      <p>
        Takes the goods out of stock and emails the customer the order with the ways to pay. If it has been made, this
        opens it.
      </p>
    </section>
  )
}
