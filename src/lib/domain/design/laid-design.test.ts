import { expect, test } from 'vitest'

import { withLaidPanels } from './laid-design'
import { newRoom } from './new-room'

const panel = { westMm: 100, eastMm: 1_300, southMm: 100, northMm: 700 }
const other = { ...panel, westMm: 200, eastMm: 1_400 }
const room = newRoom({ id: 'a', name: '', kind: 'living', lengthMm: 4_000, widthMm: 3_000 })

test('panels placed by hand stay, others are where they were laid out, and a room without any has none', () => {
  const rooms = [room, { ...room, id: 'b', panels: [other] }, { ...room, id: 'c' }]
  const design = { home: { built: 'from-2023', postcodeArea: null, figures: null }, rooms } as const
  const { rooms: laid } = withLaidPanels(design, { a: [panel], b: [panel] })
  expect(laid.map(({ panels }) => panels)).toEqual([[panel], [other], []])
})
