import fc from 'fast-check'
import { expect, it } from 'vitest'

import { roomProblem } from './check-room'
import { designOfList } from './design-of-list'
import { LISTED_TEXT_MAX, readListedRooms } from './listed-rooms'

const AGENT = `Ground floor
Entrance hall
Living room 14'2 x 11'9 (4.32m x 3.58m)
Kitchen/breakfast room: 5.1m max x 2.95m
First Floor
Bedroom One
12' 4" (into bay) x 10' 2"
Bathroom – 7ft 3in by 5ft 6in
Bedroom 2 - 3.66m (12'0") x 2.74m (9'0")
EPC rating D. Council tax band C.`

it('an estate agent’s dimensions become rooms on their floors', () => {
  expect(readListedRooms(AGENT)).toEqual([
    { name: 'Living room', kind: 'living', storey: 0, lengthMm: 4_320, widthMm: 3_580 },
    { name: 'Kitchen/breakfast room', kind: 'kitchen', storey: 0, lengthMm: 5_100, widthMm: 2_950 },
    { name: 'Bedroom One', kind: 'bedroom', storey: 1, lengthMm: 3_760, widthMm: 3_100 },
    { name: 'Bathroom', kind: 'bathroom', storey: 1, lengthMm: 2_210, widthMm: 1_680 },
    { name: 'Bedroom 2', kind: 'bedroom', storey: 1, lengthMm: 3_660, widthMm: 2_740 },
  ])
})

it.each(['', 'Bedroom', 'Bedroom 4.2', '10 x', 'Call 01225 333444 x 12', '3 x 0.2 m'])('"%s" has no room', (text) =>
  expect(readListedRooms(text)).toEqual([]),
)

it('they are drawn beside each other, and are rooms', () => {
  const design = designOfList(readListedRooms(AGENT), '1930-1949')
  expect(design?.rooms.map(roomProblem)).toEqual([null, null, null, null, null])
  expect(design?.rooms.map(({ storey, above, below }) => [storey, below, above])).toEqual([
    [0, 'ground', 'heated'],
    [0, 'ground', 'heated'],
    [1, 'heated', 'roof'],
    [1, 'heated', 'roof'],
    [1, 'heated', 'roof'],
  ])
  expect(designOfList([], '1930-1949')).toBeNull()
})

it('any text gives at most forty rooms of sizes that can be drawn', () => {
  const signs = fc.constantFrom(...[...`0123456789'" xm()[]\n-.,ab`])
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 400 }), (text) => {
      const rooms = readListedRooms(text)
      expect(rooms.length).toBeLessThanOrEqual(40)
      for (const { lengthMm, widthMm } of rooms) {
        expect(Math.min(lengthMm, widthMm)).toBeGreaterThanOrEqual(500)
        expect(Math.max(lengthMm, widthMm)).toBeLessThanOrEqual(50_000)
      }
    }),
  )
})

it('a list as long as may be pasted is read to the end', () => {
  expect(readListedRooms('1 '.repeat(LISTED_TEXT_MAX))).toEqual([])
  expect(readListedRooms('Bedroom 4 x 3\n'.repeat(LISTED_TEXT_MAX / 14))).toHaveLength(40)
})
