import { describe, expect, it } from 'vitest'

import { given, type Source } from '../quantity/quantity'
import { withOwnFigures } from './own-figures'
import { type OwnFigures } from './project'

const source: Source = { title: 'Ofgem', date: '2026-10-01', confidence: 'verified' }
const price = given({
  key: 'price.electricity',
  name: 'Price of electricity',
  unit: 'p/kWh',
  value: 26,
  source,
  spread: { low: 24, high: 29 },
})
const outdoor = given({ key: 'climate.outdoor', name: 'Outdoors', unit: '°C', value: -2, source })
const room = given({ key: 'room.r1.indoor', name: 'Indoors', unit: '°C', value: 21, source })
const NOT_TYPED = { outdoorC: null, pencePerKwh: null }
const worked = (own: OwnFigures, home: Parameters<typeof withOwnFigures>[0]['home'] = NOT_TYPED) =>
  withOwnFigures({ own, home, date: '2026-11-22' })([price, outdoor, room])

describe('a user’s own figures for a home', () => {
  it('replace ours, with their own source and the original value', () => {
    expect(worked({ 'price.electricity': 31 })).toEqual([
      {
        key: 'price.electricity',
        name: 'Price of electricity',
        unit: 'p/kWh',
        inputs: [],
        value: 31,
        source: { title: 'Your figure', date: '2026-11-22', confidence: 'assumed' },
        insteadOf: { value: 26, source, spread: { low: 24, high: 29 } },
      },
      outdoor,
      room,
    ])
  })

  it.each<[string, OwnFigures]>([
    ['none', {}],
    ['outside its limits', { 'price.electricity': 900, 'climate.outdoor': -31 }],
    ['of a room, which is typed in its row', { 'room.r1.indoor': 19 }],
  ])('change nothing: %s', (_, own) => expect(worked(own)).toEqual([price, outdoor, room]))

  it('give way to fields of the home', () => {
    const own = { 'price.electricity': 31, 'climate.outdoor': -5 }
    expect(worked(own, { ...NOT_TYPED, pencePerKwh: 22 }).map(({ value }) => value)).toEqual([26, -5, 21])
    expect(worked(own, { ...NOT_TYPED, outdoorC: -9 }).map(({ value }) => value)).toEqual([31, -2, 21])
  })
})
