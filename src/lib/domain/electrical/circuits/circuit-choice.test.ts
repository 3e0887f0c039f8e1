import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CASE_COUNT } from '../../../../../tests/fixtures/case-count'
import { choiceProblem, type CircuitChoice } from './circuit-choice'
import { scheduleCircuits, unmetChoices } from './circuit-schedule'

const PANEL_WATTS = 225
const rooms = (...panels: number[]) => panels.map((count, index) => ({ id: `r${index + 1}`, panels: count }))
const on = (panels: readonly number[], ...choices: CircuitChoice[]) =>
  scheduleCircuits({ rooms: rooms(...panels), panelWatts: PANEL_WATTS, limit: 13, choices }).map((circuit) =>
    circuit.rooms.map(({ id, panels: count }) => `${id} ${count}`).join(', '),
  )
const split = (id: string, over: number): CircuitChoice => ({ rooms: [id], over })
const shared = (...ids: string[]): CircuitChoice => ({ rooms: ids, over: 1 })

describe('circuits by choice', () => {
  it('split a room evenly, and keep its pieces apart', () => {
    expect(on([7])).toEqual(['r1 7'])
    expect(on([7], split('r1', 2))).toEqual(['r1 4', 'r1 3'])
    expect(on([7, 5], split('r1', 3))).toEqual(['r2 5, r1 3', 'r1 2', 'r1 2'])
  })

  it('keep rooms together that would not have been', () => {
    expect(on([8, 6, 5])).toEqual(['r1 8, r3 5', 'r2 6'])
    expect(on([8, 6, 5], shared('r2', 'r3'))).toEqual(['r2 6, r3 5', 'r1 8'])
  })

  it.each([
    [[2], split('r1', 3), 'too-few-panels'],
    [[3], split('r1', 3), null],
    [[27], split('r1', 2), 'too-many-panels'],
    [[26], split('r1', 2), null],
    [[7, 6], shared('r1', 'r2'), null],
    [[7, 7], shared('r1', 'r2'), 'too-many-panels'],
    [[0, 0], shared('r1', 'r2'), null],
  ] as const)('%j with %j: %s', (panels, choice, problem) => {
    expect(choiceProblem({ choice, rooms: rooms(...panels), cap: 13 })).toBe(problem)
    const unmet = unmetChoices({ rooms: rooms(...panels), panelWatts: PANEL_WATTS, limit: 13, choices: [choice] })
    expect(unmet.map((one) => one.problem)).toEqual(problem ? [problem] : [])
    if (problem) expect(on(panels, choice)).toEqual(on(panels))
  })

  it('contain each panel once, obey every rule, and are as chosen wherever the rules allow', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 2, maxLength: 12 })
    const chosen = fc.record({
      together: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 3 }),
      over: fc.integer({ min: 2, max: 4 }),
    })
    fc.assert(
      fc.property(counts, chosen, (panels, { together, over }) => {
        const roomPanels = rooms(...panels)
        const choices = [shared(...together.map((index) => `r${index}`)), split('r7', over)]
        const input = { rooms: roomPanels, panelWatts: PANEL_WATTS, limit: 13, choices }
        const schedule = scheduleCircuits(input)
        const unmet = unmetChoices(input).map(({ choice }) => choice)
        expect(schedule.every(({ load }) => load.isAllowed)).toBe(true)
        const circuitsOf = (id: string) => schedule.filter((circuit) => circuit.rooms.some((room) => room.id === id))
        for (const { id, panels: count } of roomPanels) {
          const pieces = schedule.flatMap((circuit) => circuit.rooms.filter((room) => room.id === id))
          expect(pieces.reduce((sum, piece) => sum + piece.panels, 0)).toBe(count)
          expect(circuitsOf(id)).toHaveLength(pieces.length)
        }
        for (const choice of choices.filter((one) => !unmet.includes(one))) {
          const its = new Set(choice.rooms.flatMap(circuitsOf))
          const hasPanels = roomPanels.some(({ id, panels: count }) => choice.rooms.includes(id) && count > 0)
          expect(its.size).toBe(hasPanels ? choice.over : 0)
        }
      }),
      { numRuns: CASE_COUNT },
    )
  })
})
