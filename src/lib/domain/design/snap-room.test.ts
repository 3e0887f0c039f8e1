import { expect, it } from 'vitest'

import { newRoom } from './new-room'
import { snappedLine, snappedMove } from './snap-room'

const at = (xMm: number, yMm: number) =>
  newRoom({ id: 'a', name: '', kind: 'living', at: { xMm, yMm }, lengthMm: 4_000, widthMm: 3_000 }).outline
const others = [at(0, 0)]

it('a moved room falls into line with its neighbour, and says where', () => {
  expect(snappedMove({ outline: at(5_000, 500), by: { xMm: -900, yMm: -400 }, others, reachMm: 150 })).toEqual({
    by: { xMm: -1_000, yMm: -500 },
    guides: [
      { along: 'y', atMm: 4_000 },
      { along: 'x', atMm: 3_000 },
    ],
  })
})

it('and stays where it is put, further away', () => {
  const by = { xMm: -800, yMm: -300 }
  expect(snappedMove({ outline: at(5_000, 500), by, others, reachMm: 150 })).toEqual({ by, guides: [] })
})

it('a wall falls into line too', () => {
  expect(snappedLine({ atMm: 4_100, axis: 'x', others, reachMm: 150 })).toEqual({
    atMm: 4_000,
    guides: [{ along: 'y', atMm: 4_000 }],
  })
  expect(snappedLine({ atMm: 4_200, axis: 'x', others, reachMm: 150 })).toEqual({ atMm: 4_200, guides: [] })
})
