import { expect, it } from 'vitest'

import { roomProblem } from '@/lib/domain/design/check-room'
import { outlineAreaM2 } from '@/lib/domain/room-plan/outline'

import { EXAMPLE_PROJECT } from '../professional/example-project'
import { designOfProject } from './design-of-project'
import { projectRoom } from './project-of-design'

const design = designOfProject(EXAMPLE_PROJECT)

it('draws every room of a project as a sound rectangle of its size', () => {
  expect(design.rooms.map(({ name }) => name)).toEqual(EXAMPLE_PROJECT.rooms.map(({ name }) => name))
  expect(design.rooms.map(roomProblem)).toEqual(design.rooms.map(() => null))
  expect(design.home.built).toBe(EXAMPLE_PROJECT.home.built)
  for (const [place, room] of EXAMPLE_PROJECT.rooms.entries()) {
    const drawn = design.rooms[place]
    expect(drawn && outlineAreaM2(drawn.outline)).toBeCloseTo(
      room.floorAreaM2 ?? (room.lengthM ?? NaN) * (room.widthM ?? NaN),
      0,
    )
    expect(drawn?.above).toBe(room.elements.some(({ kind }) => kind === 'roof') ? 'roof' : 'heated')
    expect(drawn?.below).toBe(room.elements.some(({ kind }) => kind === 'floor') ? 'ground' : 'heated')
  }
})

it('gives the lounge as much outer wall as it had, within a wall', () => {
  const [lounge] = design.rooms
  const [asked] = EXAMPLE_PROJECT.rooms
  if (!lounge || !asked) throw new Error('no lounge')
  const outerOf = (room: typeof asked) =>
    room.elements
      .filter(({ kind, beyond }) => beyond === 'outside' && kind !== 'roof')
      .reduce((sum, { areaM2 }) => sum + areaM2, 0)
  expect(Math.abs(outerOf(projectRoom(lounge)) - outerOf(asked))).toBeLessThan(4.2 * 2.4)
})

it('keeps rooms apart', () => {
  const boxes = design.rooms.map(({ outline }) => outline.map(({ xMm, yMm }) => `${xMm},${yMm}`).join())
  expect(new Set(boxes).size).toBe(boxes.length)
})
