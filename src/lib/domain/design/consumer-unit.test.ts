import { expect, test } from 'vitest'

import { consumerUnitOf, panelPoint } from './consumer-unit'
import type { Design, DesignHome, DesignRoom } from './design'
import { newRoom } from './new-room'

const room = (id: string, kind: DesignRoom['kind'], storey: number, heightMm = 2_400) =>
  newRoom({ id, name: id, kind, storey, heightMm, at: { xMm: 1_000, yMm: 2_000 }, lengthMm: 3_000, widthMm: 2_000 })
const design = (rooms: DesignRoom[], consumerUnit?: DesignHome['consumerUnit']): Design => ({
  home: { built: 'from-2023', postcodeArea: null, figures: null, ...(consumerUnit && { consumerUnit }) },
  rooms,
})
const lounge = room('lounge', 'living', 0, 2_700)
const hall = room('hall', 'hall', 0)
const bed = room('bed', 'bedroom', 1)
const loft = room('loft', 'store', 3)

test('is assumed in the hall, or in the first room of the lowest storey', () => {
  expect(consumerUnitOf(design([bed, lounge, hall]))).toMatchObject({ room: hall, isAssumed: true })
  expect(consumerUnitOf(design([bed, lounge]))).toMatchObject({ room: lounge, isAssumed: true })
  expect(consumerUnitOf(design([]))).toBeNull()
})

test('is where it was placed, as long as that room exists', () => {
  const placed = { roomId: 'bed', corner: 2 }
  expect(consumerUnitOf(design([hall, lounge, bed], placed))).toEqual({
    room: bed,
    point: { xMm: 4_000, yMm: 4_000, zMm: 2_700 + 300 + 1_400 },
    isAssumed: false,
  })
  expect(consumerUnitOf(design([hall], placed))).toMatchObject({ room: hall, isAssumed: true })
  expect(consumerUnitOf(design([bed], { roomId: 'bed', corner: 9 }))?.point).toMatchObject({ xMm: 1_000, yMm: 2_000 })
})

test('a panel is at its ceiling, above the storeys below; a storey without rooms has the usual height', () => {
  const panel = { westMm: 1_200, eastMm: 2_400, southMm: 2_200, northMm: 2_800 }
  expect(panelPoint(design([lounge, loft]), lounge, panel)).toEqual({ xMm: 1_800, yMm: 2_500, zMm: 2_700 })
  expect(panelPoint(design([lounge, loft]), loft, panel).zMm).toBe(2_700 + 300 + 2 * (2_400 + 300) + 2_400)
})

test('a panel on a slope is where the slope is above it', () => {
  const sloping = { ...lounge, heightMm: 1_000, slope: { towards: 'east' as const, ridgeMm: 4_000 } }
  const panel = { westMm: 1_500, eastMm: 2_500, southMm: 2_200, northMm: 2_800 }
  expect(panelPoint(design([sloping]), sloping, panel).zMm).toBe(2_000)
})
