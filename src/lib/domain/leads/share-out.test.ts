import { expect, test } from 'vitest'

import { chooseReceiver, type Receiver } from './share-out'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 9, minute))
const receiver = (id: number, values: Partial<Receiver> = {}): Receiver => ({
  id,
  name: `Colleague ${id}`,
  open: 2,
  openMax: 10,
  lastGivenAt: at(0),
  ...values,
})
const chosenOf = (...present: Receiver[]) => {
  const chosen = chooseReceiver(present)
  return chosen && [chosen.receiver.id, chosen.reason]
}

test('whoever has the fewest open enquiries is next', () => {
  expect(chosenOf(receiver(1), receiver(2, { open: 1, lastGivenAt: at(30) }))).toEqual([2, 'fewest open enquiries'])
})

test('of those with as many, whoever has waited longest is next, and first who never had one', () => {
  const [waited, recent] = [receiver(2), receiver(1, { lastGivenAt: at(1) })]
  expect(chosenOf(recent, waited)).toEqual([2, 'longest since the last one'])
  expect(chosenOf(recent, waited, receiver(3, { lastGivenAt: null }))).toEqual([3, 'longest since the last one'])
})

test('equal colleagues are always taken in the same order', () => {
  expect(chosenOf(receiver(2), receiver(1))?.[0]).toBe(1)
})

test('nobody gets more than they may have', () => {
  expect(chosenOf(receiver(1, { open: 0, openMax: 0 }), receiver(2))).toEqual([
    2,
    'the only one present with room for another',
  ])
  expect(chosenOf(receiver(1, { open: 10 }))).toBeNull()
  expect(chosenOf(receiver(1, { open: 9 }))).toEqual([1, 'the only one present'])
  expect(chosenOf()).toBeNull()
})
