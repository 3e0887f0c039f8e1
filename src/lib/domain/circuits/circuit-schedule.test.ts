import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { scheduleCircuits } from './circuit-schedule'
import { panelsOnABreaker } from './panel-limit'

const rooms = (...panels: number[]) => panels.map((count, place) => ({ id: `r${place + 1}`, panels: count }))

describe('a schedule of circuits', () => {
  it('fills the circuits room by room; one that does not fit stands on two', () => {
    const schedule = scheduleCircuits({ rooms: rooms(5, 0, 6, 3), panelWatts: 225 })
    expect(schedule.map(({ panels, rooms: on }) => [panels, on])).toEqual([
      [
        7,
        [
          { id: 'r1', panels: 5 },
          { id: 'r3', panels: 2 },
        ],
      ],
      [
        7,
        [
          { id: 'r3', panels: 4 },
          { id: 'r4', panels: 3 },
        ],
      ],
    ])
  })

  it('has no circuit without panels', () =>
    expect(scheduleCircuits({ rooms: rooms(0, 0), panelWatts: 225 })).toEqual([]))

  it('leaves no panel out, puts none on twice, and spreads them evenly within the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 30 }), (counts) => {
        const schedule = scheduleCircuits({ rooms: rooms(...counts), panelWatts: 225 })
        const sizes = schedule.map(({ panels }) => panels)
        expect(schedule.every(({ load }) => load.isAllowed)).toBe(true)
        expect(sizes.length === 0 || Math.max(...sizes) - Math.min(...sizes) <= 1).toBe(true)
        counts.forEach((count, place) => {
          const on = schedule.flatMap((circuit) =>
            circuit.rooms.filter(({ id }) => id === `r${place + 1}`).map(({ panels }) => panels),
          )
          expect(on.reduce((sum, panels) => sum + panels, 0)).toBe(count)
        })
      }),
    )
  })
})

it.each([
  [225, 13],
  [100, 13],
  [300, 12],
  [1_000, 3],
  [3_680, 1],
  [3_681, 0],
])('of panels of %d W a breaker of 16 A takes %d', (panelWatts, most) =>
  expect(panelsOnABreaker({ panelWatts })).toBe(most),
)

it('of small panels it takes no more than somebody wants on it', () =>
  expect(panelsOnABreaker({ panelWatts: 225, limit: 6 })).toBe(6))
