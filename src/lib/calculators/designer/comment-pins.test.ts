import { expect, it } from 'vitest'

import { U_ROOM } from '../../../../tests/fixtures/drawn-rooms'
import { FIRST_DESIGN_HOME } from '../../domain/design/design'
import { newRoom } from '../../domain/design/new-room'
import { placesOf, withPins } from './comment-pins'

const room = newRoom({ id: 'a', name: 'Study', kind: 'study', lengthMm: 4_000, widthMm: 3_000 })
const design = { home: FIRST_DESIGN_HOME, rooms: [room, { ...room, id: 'b', name: '', storey: 1, outline: U_ROOM }] }

it('comments with a place are numbered in their order, and named after the room there', () => {
  const at = (storey: number, xMm: number) => ({ place: { storey, xMm, yMm: 1_000 } })
  expect(withPins([at(0, 3_900), { place: null }, at(0, 5_000)], design).map(({ pin }) => pin)).toEqual([
    { number: 1, where: 'Study, ground floor' },
    null,
    { number: 2, where: 'Ground floor' },
  ])
})

it('every room can be chosen, by a place within it', () => {
  const places = placesOf(design)
  expect(places[0]).toEqual({ value: '0,2000,1500', label: 'Study, ground floor' })
  const [storey = NaN, xMm = NaN, yMm = NaN] = (places[1]?.value ?? '').split(',').map(Number)
  expect(withPins([{ place: { storey, xMm, yMm } }], design)[0]?.pin?.where).toBe('Room without a name, first floor')
})
