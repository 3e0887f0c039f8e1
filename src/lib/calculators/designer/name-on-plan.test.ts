import { describe, expect, it } from 'vitest'

import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { extentOfAll } from '@/lib/domain/design/extent'
import { storeyView } from '@/lib/domain/design/storey-view'
import { TYPICAL_PLANS } from '@/lib/domain/design/typical-plans'
import { contains, overlaps } from '@/lib/domain/room-plan/rectangle'

import { designCalculator } from './design-result'
import { nameOnPlan } from './name-on-plan'
import { namesInView } from './names-in-view'
import { viewedStoreys } from './viewed-storeys'

/**
 * Bounds of a line's letters. Narrower than the reserved space, so that the test does not repeat the implementation.
 */
const lettersOf = ({ text, x, y, sizeMm }: ReturnType<typeof nameOnPlan>[number]) => ({
  westMm: x - 0.3 * text.length * sizeMm,
  eastMm: x + 0.3 * text.length * sizeMm,
  southMm: -y - 0.1 * sizeMm,
  northMm: -y + 0.75 * sizeMm,
})

const STOREYS = TYPICAL_PLANS.flatMap(({ id }) => {
  const design = designOfPlan(id)
  if (!design) throw new Error(id)
  const result = designCalculator(SAMPLE_BASIS).result(design)
  return viewedStoreys({ design, result }).map(({ storey, viewed }) => ({ id, storey, viewed }))
})

describe.each(STOREYS)('the names on storey $storey of the plan $id', ({ viewed }) => {
  const { westMm, eastMm, southMm, northMm } = extentOfAll(viewed.map(({ room }) => room.outline))
  const textMm = Math.max(eastMm - westMm, northMm - southMm) / 34

  it.each(['m', undefined] as const)('are in their rooms and clear of all panels; with sizes in %s', (unit) => {
    for (const { room, panels } of viewed) {
      const lines = nameOnPlan({ room, panels, textMm, ...(unit && { unit }) })
      expect(lines[0]?.text).toBe(room.name)
      for (const letters of lines.map(lettersOf)) {
        expect(contains(room.outline, letters)).toBe(true)
        expect(panels.some((panel) => overlaps(panel, letters))).toBe(false)
      }
    }
  })

  it('all appear in the view from above, none in the middle of a panel', () => {
    const view = storeyView(viewed)
    const names = namesInView({ view, viewed, sizeMm: Math.max(view.frame.width, view.frame.height) / 36 })
    expect(names.map(({ text }) => text).toSorted()).toEqual(viewed.map(({ room }) => room.name).toSorted())
    const middles = view.rooms
      .flatMap(({ faces }) => faces.filter(({ kind }) => kind === 'panel'))
      .map(({ corners }) => ({
        x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
        y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
      }))
    for (const { text, x, y, sizeMm } of names)
      expect(
        middles.some(
          (middle) =>
            Math.abs(middle.x - x) < 0.3 * text.length * sizeMm && middle.y < y && middle.y > y - 0.7 * sizeMm,
        ),
      ).toBe(false)
  })
})

it('a name that fits nowhere is small, at the top of its room', () => {
  const [stored] = STOREYS
  const room = stored?.viewed[0]?.room
  if (!room) throw new Error('no room')
  const everywhere = extentOfAll([room.outline])
  const [line, ...others] = nameOnPlan({ room, panels: [everywhere], textMm: 200, unit: 'm' })
  expect(others).toEqual([])
  expect(line).toMatchObject({ text: room.name, sizeMm: 100 })
  expect(-(line?.y ?? NaN)).toBeGreaterThan(everywhere.northMm - 300)
})
