import { beforeEach, expect, test, vi } from 'vitest'

import { sendDeliveryAgain, type SentAgain } from '@/lib/use-cases/deliveries/send-delivery-again'

import { sendAgainEndpoint } from './send-again-endpoint'

vi.mock('@/lib/use-cases/deliveries/send-delivery-again', () => ({ sendDeliveryAgain: vi.fn() }))

const send = vi.mocked(sendDeliveryAgain)
const payload = {}

/** Calls the endpoint with only the request properties it reads. */
async function post(id: string, user: { id: number; role: string } | null = { id: 7, role: 'sales' }) {
  const req = { user, routeParams: { id }, payload }
  const response = await sendAgainEndpoint.handler(req as unknown as Parameters<typeof sendAgainEndpoint.handler>[0])
  return { status: response.status, body: await response.json() }
}

beforeEach(() => {
  send.mockReset()
  send.mockResolvedValue({ ok: true })
})

test.each(['sales', 'admin'])('%s may send again', async (role) => {
  expect(await post('12', { id: 7, role })).toEqual({ status: 200, body: { message: 'Sending again now.' } })
  expect(send).toHaveBeenCalledExactlyOnceWith({ payload, deliveryId: 12, userId: 7 })
})

test('no one else may', async () => {
  expect(await post('12', null)).toMatchObject({ status: 401 })
  expect(await post('12', { id: 7, role: 'editor' })).toMatchObject({ status: 403 })
  expect(send).not.toHaveBeenCalled()
})

test.each(['0', '-1', '1.5', 'x', '', '2147483648'])('no delivery matches %j', async (id) => {
  expect(await post(id)).toMatchObject({ status: 404 })
  expect(send).not.toHaveBeenCalled()
})

test('the highest possible id is accepted', async () => {
  expect(await post('2147483647')).toMatchObject({ status: 200 })
})

test.each<[Extract<SentAgain, { ok: false }>['reason'], number, string]>([
  ['not-found', 404, 'This delivery no longer exists.'],
  ['sending', 409, 'This is already being sent.'],
  ['sent', 409, 'This has already been sent.'],
])('is refused as %s', async (reason, status, message) => {
  send.mockResolvedValue({ ok: false, reason })
  expect(await post('12')).toEqual({ status, body: { message } })
})
