import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CASE_COUNT } from '../../../../../tests/fixtures/case-count'
import { scheduleCircuits } from './circuit-schedule'
import { countCircuits } from './pack-rooms'
import { panelsOnABreaker } from './panel-limit'

const rooms = (...panels: number[]) => panels.map((count, index) => ({ id: `r${index + 1}`, panels: count }))

describe('a schedule of circuits', () => {
  it('keeps each room on one circuit', () => {
    const schedule = scheduleCircuits({ rooms: rooms(5, 0, 6, 3), panelWatts: 225, limit: 13 })
    expect(schedule.map(({ panels, rooms: on }) => [panels, on.map(({ id }) => id)])).toEqual([
      [11, ['r3', 'r1']],
      [3, ['r4']],
    ])
  })

  it('gives a room that exceeds one breaker its own circuits', () => {
    const schedule = scheduleCircuits({ rooms: rooms(30, 2), panelWatts: 225, limit: 13 })
    expect(schedule.map(({ rooms: on }) => on)).toEqual([
      [{ id: 'r1', panels: 13 }],
      [{ id: 'r1', panels: 13 }],
      [
        { id: 'r1', panels: 4 },
        { id: 'r2', panels: 2 },
      ],
    ])
  })

  it('has no circuit without panels', () =>
    expect(scheduleCircuits({ rooms: rooms(0, 0), panelWatts: 225, limit: 13 })).toEqual([]))

  it('has as many circuits as an estimate counts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 30 }), (counts) => {
        const schedule = scheduleCircuits({ rooms: rooms(...counts), panelWatts: 225, limit: 13 })
        expect(countCircuits({ panels: counts, cap: panelsOnABreaker({ panelWatts: 225, limit: 13 }) })).toBe(
          schedule.length,
        )
      }),
      { numRuns: CASE_COUNT },
    )
  })

  it('assigns each panel once, overloads no breaker and splits no room that fits', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 30 }), (counts) => {
        const schedule = scheduleCircuits({ rooms: rooms(...counts), panelWatts: 225, limit: 13 })
        expect(schedule.every(({ load }) => load.isAllowed)).toBe(true)
        counts.forEach((count, index) => {
          const on = schedule.flatMap((circuit) =>
            circuit.rooms.filter(({ id }) => id === `r${index + 1}`).map(({ panels }) => panels),
          )
          expect(on.reduce((sum, panels) => sum + panels, 0)).toBe(count)
          expect(on).toHaveLength(Math.ceil(count / 13))
        })
      }),
      { numRuns: CASE_COUNT },
    )
  })
})

it.each([
  [225, 13],
  [100, 13],
  [300, 11],
  [1_000, 3],
  [3_345, 1],
  [3_346, 0],
])('of panels of %d W allows %d on a 16 A breaker, including at the highest voltage', (panelWatts, most) => {
  expect(panelsOnABreaker({ panelWatts, limit: 13 })).toBe(most)
})

it('observes a lower limit for small panels', () => expect(panelsOnABreaker({ panelWatts: 225, limit: 6 })).toBe(6))
