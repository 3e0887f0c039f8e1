import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

import { ORDER_STATES, type OrderState } from '@/lib/domain/orders/order-states'

const info = vi.hoisted(() => ({ state: '', isReading: false }))
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, disabled = false }: { children: ReactNode; disabled?: boolean }) => (
    <button disabled={disabled}>{children}</button>
  ),
  FieldLabel: () => null,
  useDocumentInfo: () => ({ savedDocumentData: { state: info.state } }),
  useField: () => ({ showError: false }),
  useForm: () => ({ submit: vi.fn() }),
  useFormInitializing: () => info.isReading,
  useFormProcessing: () => false,
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

test('its buttons wait until the form has been read, which would drop what they submit', () => {
  info.state = 'paid'
  info.isReading = true
  expect(renderToStaticMarkup(<OrderStateField />)).toContain('<button disabled="">Mark as packed</button>')
  info.isReading = false
})
