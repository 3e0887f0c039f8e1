import { describe, expect, it } from 'vitest'

import { designOfPlan } from '@/lib/domain/design/design-of-plan'

import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { accessoriesLine, accessoriesOf } from './bill-of-materials'
import { designMessage, isDesignLine } from './design-message'
import { designCalculator } from './design-result'

const design = designOfPlan('flat')
if (!design) throw new Error('no plan')
const result = designCalculator(SAMPLE_BASIS).result(design)

describe('the accessories of a design', () => {
  it('are channels, thermostats, breakers and cables by size', () => {
    const { electrical } = result
    if (!electrical?.circuits[0]) throw new Error('no circuits')
    const [first] = electrical.circuits
    const circuits = [
      { ...first, lengthM: 20, cableMm2: 2.5 as const },
      { ...first, lengthM: 12, cableMm2: 2.5 as const },
      { ...first, lengthM: 60, cableMm2: null },
    ]
    const heated = result.rooms.filter(({ panels }) => panels.length > 0).length
    expect(accessoriesOf({ ...result, panels: 12, electrical: { ...electrical, circuits } })).toEqual([
      { name: 'channels', detail: '24, with the panels' },
      { name: 'thermostats', detail: `${heated} zones` },
      { name: '16 A breakers', detail: '3' },
      { name: '2.5 mm² cable', detail: '32 m' },
      { name: 'cable over 4 mm²', detail: '60 m' },
    ])
  })

  it('are empty without panels, and include no breakers if circuits are unknown', () => {
    expect(accessoriesOf({ ...result, panels: 0 })).toEqual([])
    expect(accessoriesOf({ ...result, electrical: null }).map(({ name }) => name)).toEqual(['channels', 'thermostats'])
  })

  it('are part of the quote request, in a line that is replaced with the rest', () => {
    const message = designMessage({ design, result })
    const line = accessoriesLine(accessoriesOf(result))
    expect(message.split('\n')).toContain(line)
    expect(message.split('\n').every(isDesignLine)).toBe(true)
  })
})
