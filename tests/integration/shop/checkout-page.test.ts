import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { CheckoutCheckView } from '@/app/(main)/checkout/checkout-check-view'
import { formReplyProps } from '@/app/form-reply-props'
import { payloadClient } from '@/lib/data/payload-client'
import type { FormReply } from '@/lib/http/form-reply'

import { giveHeaders } from '../../fakes/fake-next-headers'
import { newBuyer } from '../../fixtures/buyer'

const payload = await payloadClient()
const make = async (name: string) =>
  (await payload.create({ collection: 'products', data: { name, slug: name.toLowerCase(), basePrice: 200 } })).id
const [heaterId, cableId] = [await make('Heater'), await make('Cable')]

const replies = (globalThis as { powerboardFormReplies?: Map<string, FormReply> }).powerboardFormReplies

/** What the page answers to an order with these lines, and what its form then sends. */
async function answered(lines: string[]) {
  const errors = lines.length > 0 ? [] : [{ path: 'lines', message: 'Please choose something' }]
  replies?.set('plain', { values: { ...newBuyer(), lines }, errors, message: 'Not ordered.' })
  giveHeaders({ 'x-form-reply': 'plain' })
  const html = renderToStaticMarkup(
    await CheckoutCheckView({ reply: await formReplyProps({ emptyForm: '/checkout' }) }),
  )
  return {
    html,
    chosen: [...html.matchAll(/<option value="([^"]+)" selected=""/g)].map(([, value]) => value),
    hidden: [...html.matchAll(/type="hidden"[^>]* name="lines" value="([^"]*)"/g)].map(([, value]) => value),
  }
}
const quantitySelects = (html: string) => html.match(/<select[^>]* name="lines"/g)?.length ?? 0

test('an order of nothing offers the products where the error leads, and keeps the address', async () => {
  const { html, chosen } = await answered([])
  expect(html).toContain('href="#checkout-lines"')
  expect(html.match(/id="checkout-lines"/g)).toHaveLength(1)
  expect(html.slice(html.indexOf('id="checkout-lines"'))).toContain('What would you like to order?')
  expect(quantitySelects(html)).toBeGreaterThanOrEqual(2)
  expect(chosen.filter((value) => value?.includes(':'))).toEqual([])
  expect(html).toContain('value="Devizes"')
})

test('products left at none are not part of the order, which can be confirmed as shown', async () => {
  const { html, chosen } = await answered(['', `${heaterId}:3`, ''])
  expect(html).toContain('name="agreedTotalPence"')
  expect(chosen.filter((value) => value?.includes(':'))).toEqual([`${heaterId}:3`])
})

test('if something was withdrawn, the rest stays chosen', async () => {
  const { html, chosen } = await answered([`${heaterId}:3`, '2147483647:1'])
  expect(chosen).toContain(`${heaterId}:3`)
  expect(html).not.toContain('agreedTotalPence')
})

test('quantities can be changed beside the total, even large ones, and are sent once', async () => {
  const { html, chosen, hidden } = await answered([`${heaterId}:3`, `${cableId}:99`])
  expect(html.match(/id="checkout-lines"/g)).toHaveLength(1)
  expect(html).toContain('name="agreedTotalPence"')
  expect(chosen).toEqual(expect.arrayContaining([`${heaterId}:3`, `${cableId}:99`]))
  expect(hidden).toEqual([])
})
