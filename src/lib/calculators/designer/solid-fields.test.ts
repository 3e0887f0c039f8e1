import { expect, it } from 'vitest'

import { newRoom, withUsualWindow } from '@/lib/domain/design/new-room'

import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { comfortField } from './comfort-field'
import type { ComfortView } from './comfort-view'
import { designCalculator } from './design-result'
import { solidFields } from './solid-fields'

const room = withUsualWindow(newRoom({ id: 'a', name: 'Lounge', kind: 'living', lengthMm: 5_000, widthMm: 4_000 }))
const upstairs = { ...room, id: 'b', storey: 1 }
const design = { home: { built: '2012-2022', postcodeArea: 'SN', figures: null }, rooms: [room, upstairs] } as const
const result = designCalculator(SAMPLE_BASIS).result(design)
const [found] = result.rooms
if (!found) throw new Error('not found')

function fieldsFor(shows: ComfortView['shows']) {
  const view = { posture: 'seated', shows } as const
  const field = found && comfortField({ room, found, view })
  if (!field) throw new Error('no field')
  const drawn = { design, view, result, fields: new Map([['a', field]]) }
  return {
    field,
    of: (level: 'body' | 'floor', hasPanels: boolean) => solidFields(drawn, { storey: 0, level, hasPanels }),
  }
}

it('shows the map of the plan where people are, and weaker warmth at their feet', () => {
  const { field, of } = fieldsFor('rise')
  expect(of('body', true).get('a')).toBe(field)
  const floor = of('floor', true)
  expect([...floor.keys()]).toEqual(['a'])
  expect(floor.get('a')?.most).toBeLessThan(field.most)
  expect(floor.get('a')?.most).toBeGreaterThan(0.3 * field.most)
})

it('shows a room without its panels: they add nothing, and it feels colder', () => {
  const rise = fieldsFor('rise').of('body', false).get('a')
  expect([rise?.least, rise?.most]).toEqual([0, 0])
  const felt = fieldsFor('operative')
  expect(felt.of('body', false).get('a')?.mean).toBeLessThan(felt.field.mean - 0.2)
})
