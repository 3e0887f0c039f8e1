import { expect, it } from 'vitest'

import type { DesignRoom } from './design'
import { designOfPlan } from './design-of-plan'
import { roomFaces, type SolidFace, type SolidFaceKind } from './storey-solid'

const first = designOfPlan('flat')?.rooms[0]
if (!first) throw new Error('no room')
const room: DesignRoom = {
  ...first,
  outline: [
    { xMm: 0, yMm: 0 },
    { xMm: 4_000, yMm: 0 },
    { xMm: 4_000, yMm: 3_000 },
    { xMm: 0, yMm: 3_000 },
  ],
  walls: ['outside', 'heated', 'outside', 'heated'],
  heightMm: 2_400,
  slope: null,
  openings: [{ id: 'w', kind: 'window', wall: 0, fromMm: 1_000, widthMm: 1_200, sillMm: 900, heightMm: 1_800 }],
  obstacles: [
    { id: 'a', kind: 'wardrobe', area: { westMm: 0, eastMm: 600, southMm: 1_000, northMm: 2_000 } },
    { id: 'b', kind: 'light', area: { westMm: 1_900, eastMm: 2_100, southMm: 1_400, northMm: 1_600 } },
  ],
}
const panels = [{ westMm: 1_000, eastMm: 2_000, southMm: 1_000, northMm: 1_600 }]
const sloping: DesignRoom = { ...room, heightMm: 1_200, slope: { towards: 'north', ridgeMm: 3_000 } }
const of = (faces: readonly SolidFace[], kind: SolidFaceKind) => faces.filter((face) => face.kind === kind)
const heights = ({ corners }: SolidFace) => corners.map(({ upMm }) => upMm)

/** Normal of a face by Newell's method, towards whom its corners run anticlockwise. */
function normalOf({ corners }: SolidFace) {
  let [x, y, z] = [0, 0, 0]
  corners.forEach((at, index) => {
    const next = corners[(index + 1) % corners.length] ?? at
    x += (at.yMm - next.yMm) * (at.upMm + next.upMm)
    y += (at.upMm - next.upMm) * (at.xMm + next.xMm)
    z += (at.xMm - next.xMm) * (at.yMm + next.yMm)
  })
  return { x, y, z }
}

it('has every surface once, with walls to heated rooms told from the others', () => {
  const faces = roomFaces({ room, panels })
  expect(
    (['wall', 'inner-wall', 'ceiling', 'window', 'wardrobe', 'on-ceiling', 'panel'] as const).map(
      (kind) => of(faces, kind).length,
    ),
  ).toEqual([2, 2, 1, 1, 5, 1, 1])
})

it('turns walls and the ceiling towards the middle of the room', () => {
  const middle = { xMm: 2_000, yMm: 1_500, upMm: 1_000 }
  for (const drawn of [room, sloping])
    for (const face of roomFaces({ room: drawn, panels }).filter(({ kind }) => /wall|ceiling/.test(kind))) {
      if (face.kind === 'on-ceiling') continue
      const [at] = face.corners
      if (!at) throw new Error('no corner')
      const { x, y, z } = normalOf(face)
      const inwards = x * (middle.xMm - at.xMm) + y * (middle.yMm - at.yMm) + z * (middle.upMm - at.upMm)
      expect(inwards, face.kind).toBeGreaterThan(0)
    }
})

it('follows a sloping ceiling with walls and panels, and keeps windows below it', () => {
  const faces = roomFaces({ room: sloping, panels })
  expect(of(faces, 'inner-wall').map(heights)).toEqual([
    [0, 0, 1_200, 3_000],
    [0, 0, 3_000, 1_200],
  ])
  expect(of(faces, 'window').map(heights)).toEqual([[900, 900, 1_200, 1_200]])
  expect(of(faces, 'panel').map(heights)).toEqual([[1_775, 1_775, 2_135, 2_135]])
})
