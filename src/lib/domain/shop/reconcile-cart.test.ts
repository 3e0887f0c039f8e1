import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type CartItem, type CartLine, withAdded, without, withQuantity } from './cart'
import { type CartChange, changedCart, type DeviceCart, type DeviceLine, markedUnsaved } from './device-cart'
import { type CartCall, reconcileCart } from './reconcile-cart'

const item = (productId: number): CartItem => ({ productId, variant: null })
const line = (productId: number, quantity: number): CartLine => ({ ...item(productId), quantity })
const saved = (productId: number, quantity: number): DeviceLine => ({ ...line(productId, quantity), isUnsaved: false })
const unsaved = (productId: number, quantity: number): DeviceLine => ({ ...line(productId, quantity), isUnsaved: true })

type Case = [string, DeviceLine[], CartItem[], CartLine[], CartLine[], CartCall[]]

test.each([
  ['nothing changed', [saved(1, 2)], [], [line(1, 2)], [line(1, 2)], []],
  ['changed on the server', [saved(1, 2)], [], [line(1, 5), line(2, 1)], [line(1, 5), line(2, 1)], []],
  ['changed offline', [unsaved(1, 4)], [], [line(1, 2)], [line(1, 4)], [{ call: 'update', ...line(1, 4) }]],
  ['added offline', [unsaved(1, 4)], [], [], [line(1, 4)], [{ call: 'add', ...line(1, 4) }]],
  ['arrived, but the response was lost', [unsaved(1, 4)], [], [line(1, 4)], [line(1, 4)], []],
  ['removed offline', [], [item(1)], [line(1, 2)], [], [{ call: 'remove', ...item(1) }]],
  ['removed and already gone', [], [item(1)], [], [], []],
  ['removed, then added', [unsaved(1, 1)], [item(1)], [line(1, 3)], [line(1, 1)], [{ call: 'update', ...line(1, 1) }]],
] satisfies Case[])('%s', (_what, lines, removed, server, after, calls) => {
  expect(reconcileCart({ device: { lines, removed }, server })).toEqual({ lines: after, calls, gone: [] })
})

test('a saved line that the server does not have is gone', () => {
  const device = { lines: [saved(1, 2), unsaved(2, 1)], removed: [] }
  expect(reconcileCart({ device, server: [] })).toEqual({
    lines: [line(2, 1)],
    calls: [{ call: 'add', ...line(2, 1) }],
    gone: [saved(1, 2)],
  })
})

const made = (server: readonly CartLine[], call: CartCall): CartLine[] => {
  const { productId, variant } = call
  if (call.call === 'remove') return without(server, call)
  const changed = { productId, variant, quantity: call.quantity }
  return call.call === 'add' ? withAdded(server, changed) : withQuantity(server, changed)
}

const step = fc.record({
  call: fc.constantFrom('add', 'add', 'update', 'remove' as const),
  productId: fc.integer({ min: 1, max: 4 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  /** Whether the request arrives, and whether its response does. */
  fate: fc.constantFrom('answered', 'unanswered', 'lost' as const),
})
const sorted = (cart: readonly CartLine[]) => [...cart].sort((a, b) => a.productId - b.productId)

test('after any calls, even if calls or responses were lost, the server ends up with what the visitor chose', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let chosen: CartLine[] = []
      let server: CartLine[] = []
      let device: DeviceCart<DeviceLine> = { lines: [], removed: [] }
      const reconcile = () => {
        const { lines, calls, gone } = reconcileCart({ device, server })
        server = calls.reduce(made, server)
        expect(sorted(server)).toEqual(sorted(lines))
        expect(sorted(server)).toEqual(sorted(chosen))
        expect(gone).toEqual([])
        device = { lines: lines.map((at) => ({ ...at, isUnsaved: false })), removed: [] }
        expect(reconcileCart({ device, server }).calls).toEqual([])
      }
      for (const { call, productId, quantity, fate } of steps) {
        chosen = made(chosen, { call, ...line(productId, quantity) })
        if (fate !== 'lost') server = made(server, { call, ...line(productId, quantity) })
        device = changedCart(device, { call, line: saved(productId, quantity) } as CartChange<DeviceLine>)
        if (fate === 'answered') reconcile()
        else device = markedUnsaved(device, item(productId))
        expect(sorted(device.lines.map((at) => line(at.productId, at.quantity)))).toEqual(sorted(chosen))
      }
      reconcile()
    }),
    { numRuns: 2_000 },
  )
})
