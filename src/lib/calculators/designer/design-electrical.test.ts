import { describe, expect, it } from 'vitest'

import type { Design } from '@/lib/domain/design/design'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { TYPICAL_PLANS } from '@/lib/domain/design/typical-plans'
import { cableCapacityAmps } from '@/lib/domain/electrical/circuits/cable-capacity'
import { CABLES, voltDrop } from '@/lib/domain/electrical/circuits/volt-drop'

import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { designCalculator } from './design-result'
import { circuitTable, electricianNotes } from './electrician-sheet'

const calculator = designCalculator(SAMPLE_BASIS)
const resultOf = (design: Design) => calculator.result(design)
const planned = (id: string) => {
  const design = designOfPlan(id)
  if (!design) throw new Error(`no plan ${id}`)
  return design
}

describe.each(TYPICAL_PLANS.map(({ id }) => id))('the circuits of %s', (id) => {
  const design = planned(id)
  const { circuits, electrical } = resultOf(design)

  it('have a cable that carries the breaker, within the volt drop of their own length', () => {
    expect(electrical?.circuits).toHaveLength(circuits.length)
    for (const { cableMm2, capacityAmps, lengthM, voltDropPercent, load } of electrical?.circuits ?? []) {
      const cable = CABLES.find(({ mm2 }) => mm2 === cableMm2)
      if (!cable) throw new Error('no cable')
      expect(capacityAmps).toBe(cableCapacityAmps({ mm2: cable.mm2, method: '101' }))
      expect(capacityAmps).toBeGreaterThanOrEqual(16)
      expect(lengthM).toBeGreaterThan(2)
      expect(voltDropPercent).toBeCloseTo(voltDrop({ ...cable, amps: load.amps, lengthM }).percent)
      expect(voltDropPercent).toBeLessThanOrEqual(5)
    }
  })
})

describe('the sheet for the electrician', () => {
  const design = planned('flat')
  const hall = design.rooms.find(({ kind }) => kind === 'hall')

  it('says where cables are measured from', () => {
    const assumed = electricianNotes({ design, result: resultOf(design) }).join(' ')
    expect(assumed).toContain(`consumer unit assumed in ${hall?.name}`)
    const [first] = design.rooms
    const placed = { ...design, home: { ...design.home, consumerUnit: { roomId: first?.id ?? '', corner: 1 } } }
    expect(electricianNotes({ design: placed, result: resultOf(placed) }).join(' ')).toContain(
      `consumer unit placed in ${first?.name}`,
    )
  })

  it('has longer cables and a larger drop from a consumer unit that is farther away', () => {
    const lengthsOf = (far: number) => {
      const rooms = design.rooms.map((room, place) =>
        place === 0 ? { ...room, outline: room.outline.map(({ xMm, yMm }) => ({ xMm: xMm - far, yMm })) } : room,
      )
      const moved = { rooms, home: { ...design.home, consumerUnit: { roomId: rooms[0]?.id ?? '', corner: 0 } } }
      return resultOf(moved).electrical?.circuits.map(({ lengthM, voltDropPercent }) => ({ lengthM, voltDropPercent }))
    }
    const [near, far] = [lengthsOf(0)?.[0], lengthsOf(20_000)?.[0]]
    expect(far?.lengthM).toBeGreaterThan((near?.lengthM ?? 0) + 15)
  })

  it('says when no cable is enough, and when the network operator is asked', () => {
    const result = resultOf(design)
    const { electrical } = result
    if (!electrical) throw new Error('no circuits')
    const [circuit] = electrical.circuits
    if (!circuit) throw new Error('no circuit')
    const worse = {
      electrical: {
        ...electrical,
        circuits: [{ ...circuit, cableMm2: null, capacityAmps: 13 }],
        supply: { ...electrical.supply, asksOperator: true },
      },
    }
    expect(circuitTable({ design, result: worse })?.rows[0]?.[5]).toBe('over 4 mm²')
    const notes = electricianNotes({ design, result: worse }).join(' ')
    expect(notes).toContain('not every cable carries')
    expect(notes).toContain('ask before the panels are connected')
    const usual = electricianNotes({ design, result }).join(' ')
    expect(usual).toContain('each cable carries')
    expect(usual).toContain('it need not be asked first')
  })

  it('names rooms with a bath, and is empty without panels', () => {
    const bath = design.rooms.find(({ kind }) => kind === 'bathroom' || kind === 'shower')
    expect(electricianNotes({ design, result: resultOf(design) }).join(' ')).toContain(
      `${bath?.name}: no panel in zone 0`,
    )
    const empty = { ...design, rooms: [] }
    expect(resultOf(empty).electrical).toBeNull()
    expect(electricianNotes({ design: empty, result: resultOf(empty) })).toEqual([])
    expect(circuitTable({ design: empty, result: resultOf(empty) })).toBeNull()
  })
})
