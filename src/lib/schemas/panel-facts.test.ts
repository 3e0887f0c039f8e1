import { expect, it } from 'vitest'

import { SAMPLE_PANEL } from '@/components/sections/samples/sample-panel'

import { panelFactsProblem, panelFactsSchema } from './panel-facts'

const FACTS = SAMPLE_PANEL

it('reads a panel', () => {
  expect(panelFactsSchema.safeParse(FACTS).success).toBe(true)
  expect(panelFactsProblem(FACTS)).toBeNull()
})

it.each([null, undefined, 'text', [], {}, { voltage: 230, powerWatts: 5 }])('%j is not a panel', (data) => {
  expect(panelFactsProblem(data)).toBeNull()
})

it('names what a panel lacks', () => {
  const { widthMm: _, ...narrow } = FACTS
  const problem = 'A panel needs these as sensible numbers, without units: powerWatts, widthMm, panelsPer16aMax'
  expect(panelFactsProblem({ ...narrow, powerWatts: '350 W', panelsPer16aMax: 8.5 })).toBe(problem)
})
