import { expect, test } from 'vitest'

import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'

import { designCalculator } from './design-result'
import { fixingCsv, fixingList } from './fixing-list'

const design = designOfPlan('flat')
if (!design) throw new Error('no plan')
const result = designCalculator(SAMPLE_BASIS).result(design)
const list = fixingList({ design, result })
const panels = list.flatMap((room) => room.panels)

test('numbers every panel once, in whole millimetres, clear of the walls', () => {
  expect(panels.map(({ number }) => number)).toEqual(Array.from({ length: result.panels }, (_, index) => index + 1))
  for (const { toWallMm } of panels)
    for (const mm of Object.values(toWallMm)) {
      expect(Number.isInteger(mm)).toBe(true)
      expect(mm).toBeGreaterThanOrEqual(100)
    }
})

test('puts as many panels on each circuit as the schedule does', () => {
  const counts = result.circuits.map((_, index) => panels.filter(({ circuit }) => circuit === index + 1).length)
  expect(counts).toEqual(result.circuits.map((circuit) => circuit.panels))
})

test('is a CSV file with a line per panel, and executes no formula that a visitor typed', () => {
  const [room] = list
  if (!room) throw new Error('no room')
  const csv = fixingCsv([{ ...room, name: '=HYPERLINK("x")' }])
  const lines = csv.trimEnd().split('\r\n')
  expect(lines).toHaveLength(1 + room.panels.length)
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
})
