import { describe, expect, it } from 'vitest'

import { roomShares } from '@/lib/domain/building/home/usual-rooms'
import type { ProjectElement, ProjectRoom } from '@/lib/domain/estimate/project'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'
import { houseQuestionSchema } from '@/lib/schemas/calculate/house'

import { calculateHouse } from './api/house'
import { estimateFor } from './engine/estimate'
import { FIRST_HOME } from './professional/first-home'
import { projectResult } from './professional/project-result'
import { SAMPLE_BASIS } from './quick/sample-numbers'

const BUNGALOW: QuickAnswers = {
  postcodeArea: 'SN',
  propertyType: 'bungalow',
  floorAreaM2: 93,
  rooms: 9,
  ageBand: 'D',
  insulation: 'unknown',
  heating: 'gas-old',
  occupancy: 'all-day',
  hasSolar: false,
}
const PARTS = ['wall', 'window', 'door', 'roof', 'floor'] as const

const quick = estimateFor({ answers: BUNGALOW, basis: SAMPLE_BASIS })
const valueOf = (key: string) => quick.working.steps.find((step) => step.key === key)?.value ?? NaN

/** The quick calculator's home as separate rooms, each with its share of every surface. */
const ROOMS = roomShares(9).map((share, index) => ({
  id: `r${index + 1}`,
  kind: 'living' as const,
  floorAreaM2: share * 93,
  heightM: valueOf('home.storey-height'),
  indoorC: valueOf('home.indoor'),
  elements: PARTS.map((part) => ({
    id: part,
    kind: part,
    areaM2: share * valueOf(`home.${part}.area`),
    wattsPerM2K: valueOf(`home.${part}.u-value`),
    beyond: part === 'floor' ? ('ground' as const) : ('outside' as const),
  })),
}))

function houseAsked() {
  return houseQuestionSchema.parse({
    home: { ageBand: 'D', outdoor: { from: 'postcode-area', area: 'SN' } },
    rooms: ROOMS.map(({ elements, ...room }) => ({
      ...room,
      elements: elements.map(({ wattsPerM2K, beyond, ...element }) => ({
        ...element,
        u: { from: 'value', wattsPerM2K },
        beyond: { space: beyond },
      })),
    })),
  })
}

const projectRooms = ROOMS.map(({ elements, ...room }): ProjectRoom => ({
  ...room,
  name: room.id,
  lengthM: null,
  widthM: null,
  airChangesPerHour: null,
  elements: elements.map((element): ProjectElement => ({
    ...element,
    name: element.id,
    construction: 'own',
    beyondC: null,
    edgeM: null,
  })),
}))

/** On one storey, so that every room has its share of every surface, as in the quick calculator. */
describe('the same home has one panel count and one price', () => {
  const calculated = calculateHouse({ ...houseAsked(), basis: SAMPLE_BASIS })
  const project = projectResult({
    project: {
      name: 'Bungalow',
      home: { ...FIRST_HOME, postcodeArea: 'SN', built: '1950-1966' },
      rooms: projectRooms,
      own: {},
    },
    basis: SAMPLE_BASIS,
  })

  it('in the API for a house', () => {
    expect(calculated.ok && calculated.answer.result).toMatchObject({
      fitted: {
        panels: quick.panels.rated.panels.value,
        givenWatts: expect.closeTo(quick.comfort.givenWatts, 6),
        restWatts: expect.closeTo(quick.comfort.restWatts, 6),
      },
      pricePence: quick.panels.rated.price.value,
      heatLossWatts: expect.closeTo(quick.heatLossWatts.value, 6),
    })
  })

  it('in the professional calculator', () => {
    expect(project.totals?.panels.value).toBe(quick.panels.rated.panels.value)
    expect(project.totals?.price.value).toBe(quick.panels.rated.price.value)
    expect(project.circuits?.working.circuits.value).toBe(quick.panels.rated.circuits.value)
  })

  it('which is the sum of its rooms', () => {
    const rooms = calculated.ok ? calculated.answer.result.rooms : []
    expect(rooms.reduce((sum, { fitted }) => sum + fitted.panels, 0)).toBe(quick.panels.rated.panels.value)
    expect(rooms).toHaveLength(9)
  })

  it('and no price for panels that we do not sell', () => {
    const other = calculateHouse({ ...houseAsked(), panelWatts: 350, basis: SAMPLE_BASIS })
    expect(other.ok && other.answer.result.pricePence).toBeNull()
  })
})

describe('rooms at different temperatures', () => {
  const wall = { id: 'wall', kind: 'wall', areaM2: 12, u: { from: 'value', wattsPerM2K: 1.5 } }
  const partition = { id: 'partition', kind: 'wall', areaM2: 10, u: { from: 'value', wattsPerM2K: 2 } }
  const room = (id: string, kind: string, elements: object[]) => ({ id, kind, floorAreaM2: 16, heightM: 2.4, elements })
  const result = (lounge: object[]) => {
    const question = houseQuestionSchema.parse({
      home: { ageBand: 'D', outdoor: { from: 'postcode-area', area: 'SN' } },
      rooms: [room('lounge', 'living', lounge), room('bedroom', 'bedroom', [wall])],
    })
    const calculated = calculateHouse({ ...question, basis: SAMPLE_BASIS })
    if (!calculated.ok) throw new Error('rejected')
    return calculated.answer.result
  }
  const apart = result([wall])
  const adjoining = result([wall, { ...partition, beyond: { space: 'room', id: 'bedroom' } }])

  it('exchange heat: what one loses the other gains', () => {
    const gained = (index: number) =>
      (adjoining.rooms[index]?.heatLossWatts ?? NaN) - (apart.rooms[index]?.heatLossWatts ?? NaN)
    expect(gained(0)).toBeCloseTo(10 * 2 * 3, 9) // 21 to 18 °C
    expect(gained(1)).toBeCloseTo(-10 * 2 * 3, 9)
  })

  it('lose the same together, on a cold day and in a year', () => {
    expect(adjoining.heatLossWatts).toBeCloseTo(apart.heatLossWatts, 9)
    expect(adjoining.wattsPerKelvin).toBeCloseTo(apart.wattsPerKelvin, 9)
    expect(adjoining.alwaysWarmKwh).toBeCloseTo(apart.alwaysWarmKwh ?? NaN, 9)
  })

  it.each(['attic', 'lounge'])('cannot adjoin %j', (id) => {
    expect(
      houseQuestionSchema.safeParse({
        home: { ageBand: 'D', outdoor: { from: 'postcode-area', area: 'SN' } },
        rooms: [room('lounge', 'living', [{ ...partition, beyond: { space: 'room', id } }])],
      }).error?.issues[0]?.message,
    ).toBe('Must be the id of another room of the home')
  })

  it('need no heating where their neighbours keep them warm', () => {
    const question = houseQuestionSchema.parse({
      home: { ageBand: 'D', outdoor: { from: 'postcode-area', area: 'SN' } },
      rooms: [
        room('lounge', 'living', [wall, { ...partition, beyond: { space: 'room', id: 'store' } }]),
        room('store', 'store', []),
      ],
    })
    const calculated = calculateHouse({ ...question, basis: SAMPLE_BASIS })
    expect(calculated.ok && calculated.answer.result.rooms[1]?.heatLossWatts).toBe(0)
  })
})
