import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

import { ORDER_STATES, type OrderState } from '@/lib/domain/orders/order-states'

const info = vi.hoisted(() => ({ state: '' }))
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children }: { children: ReactNode }) => <button>{children}</button>,
  FieldLabel: () => null,
  useDocumentInfo: () => ({ savedDocumentData: { state: info.state } }),
  useForm: () => ({ submit: vi.fn() }),
}))

const { OrderStateField } = await import('./order-state')

function buttonsOf(state: OrderState): string[] {
  info.state = state
  return [...renderToStaticMarkup(<OrderStateField />).matchAll(/<button>(.*?)<\/button>/g)].map(
    ([, text = '']) => text,
  )
}

test('an order has a button for each state that it can move to, and no other', () => {
  expect(Object.fromEntries(ORDER_STATES.map(({ value }) => [value, buttonsOf(value)]))).toEqual({
    'awaiting-payment': ['Mark as paid', 'Cancel the order…'],
    'deposit-paid': ['Mark as paid'],
    paid: ['Mark as packed'],
    packed: ['Mark as dispatched'],
    dispatched: ['Mark as delivered'],
    delivered: [],
    cancelled: [],
    refunded: [],
  })
})
