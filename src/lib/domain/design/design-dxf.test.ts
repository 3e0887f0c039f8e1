import DxfParser, { type IPolylineEntity } from 'dxf-parser'
import { expect, test } from 'vitest'

import type { PlanRectangle } from '../room-plan/rectangle'
import { designDxf } from './design-dxf'
import { designOfPlan } from './design-of-plan'

const design = designOfPlan('flat')
if (!design) throw new Error('no plan')
const [first] = design.rooms
if (!first) throw new Error('no room')
const panel: PlanRectangle = { westMm: 500, eastMm: 1_700, southMm: 300, northMm: 900 }
const dxf = designDxf({
  design: { ...design, rooms: [{ ...first, name: 'Café\r\n0\r\nEOF' }, ...design.rooms.slice(1)] },
  panels: new Map([[first.id, [panel]]]),
})

/** Reads the file as a CAD program does: pairs of lines, then closed lines by layer. */
function read(text: string) {
  const lines = text.split('\r\n')
  const tags = Array.from({ length: Math.floor(lines.length / 2) }, (_, pair) => ({
    code: Number(lines[2 * pair]),
    value: lines[2 * pair + 1] ?? '',
  }))
  const shapes: { layer: string; corners: [number, number][] }[] = []
  let isVertex = false
  for (const { code, value } of tags) {
    if (code === 0) isVertex = value === 'VERTEX'
    if (code === 0 && value === 'POLYLINE') shapes.push({ layer: '', corners: [] })
    const shape = shapes.at(-1)
    if (!shape) continue
    if (code === 8 && shape.layer === '') shape.layer = value
    if (isVertex && code === 10) shape.corners.push([Number(value), Number.NaN])
    const corner = shape.corners.at(-1)
    if (isVertex && code === 20 && corner) corner[1] = Number(value)
  }
  return { tags, shapes }
}

test('every wall and panel can be read back, on a layer of its storey', () => {
  const { shapes } = read(dxf)
  const walls = shapes.filter(({ layer }) => layer.endsWith('-WALLS'))
  expect(walls.map(({ corners }) => corners)).toEqual(
    design.rooms.map(({ outline }) => outline.map(({ xMm, yMm }) => [xMm, yMm])),
  )
  expect(shapes.filter(({ layer }) => layer.endsWith('-PANELS'))).toEqual([
    {
      layer: `${first.storey}-PANELS`,
      corners: [
        [500, 300],
        [1_700, 300],
        [1_700, 900],
        [500, 900],
      ],
    },
  ])
})

test('is release 12, plain ASCII, and ends where it should', () => {
  const { tags } = read(dxf)
  expect(dxf).toMatch(/^[\x20-\x7e\r\n]*$/)
  expect(tags).toContainEqual({ code: 1, value: 'AC1009' })
  expect(tags.filter(({ code, value }) => code === 0 && value === 'EOF')).toHaveLength(1)
  expect(tags.at(-1)).toEqual({ code: 0, value: 'EOF' })
  expect(tags).toContainEqual({ code: 1, value: 'Caf\\U+00E90EOF' })
  const open = (name: string) => tags.filter(({ code, value }) => code === 0 && value === name).length
  expect(open('SECTION')).toBe(open('ENDSEC'))
  expect(open('POLYLINE')).toBe(open('SEQEND'))
})

test('a line on every window and door', () => {
  const openings = design.rooms.reduce((sum, room) => sum + room.openings.length, 0)
  expect(read(dxf).tags.filter(({ code, value }) => code === 0 && value === 'LINE')).toHaveLength(openings)
})

test('another reader finds the same shapes, on layers that the file declares', () => {
  const drawing = new DxfParser().parseSync(dxf)
  if (!drawing) throw new Error('no drawing')
  const polylines = drawing.entities.filter(({ type }) => type === 'POLYLINE') as IPolylineEntity[]
  const { shapes } = read(dxf)
  expect(polylines.map(({ layer, vertices }) => ({ layer, corners: vertices.map(({ x, y }) => [x, y]) }))).toEqual(
    shapes,
  )
  expect(polylines.filter(({ shape }) => !shape)).toEqual([]) // closed
  const declared = Object.keys(drawing.tables.layer.layers)
  expect(declared.length).toBeGreaterThan(1)
  expect(drawing.entities.filter(({ layer }) => !declared.includes(layer))).toEqual([])
})
