import { expect, test } from 'vitest'

import type { Project, ProjectElement } from '@/lib/domain/estimate/project'

import { STANDARD_ELEMENTS } from '../professional/standard-elements'
import { placesOfRooms } from './place-of-rooms'

type Part = keyof typeof STANDARD_ELEMENTS

const roomWith = (...parts: Part[]): Pick<Project['rooms'][number], 'elements'> => ({
  elements: parts.map((part): ProjectElement => ({
    ...STANDARD_ELEMENTS[part],
    id: part,
    construction: 'home',
    areaM2: 9,
    wattsPerM2K: null,
    beyondC: null,
    edgeM: null,
  })),
})

const storeys = (...rooms: ReturnType<typeof roomWith>[]) => placesOfRooms(rooms).map(({ storey }) => storey)

const [ground, upper, between] = [roomWith('wall', 'floor'), roomWith('wall', 'roof'), roomWith('wall')]
const whole = roomWith('wall', 'floor', 'roof')
const unknown = roomWith()

test.each([
  ['a house of two storeys', [ground, upper, ground, upper], [0, 1, 0, 1]],
  ['a house of three storeys', [ground, between, upper], [0, 1, 2]],
  ['a bungalow with an inner room', [whole, whole, between], [0, 0, 0]],
  ['a bungalow with a room in the roof', [whole, upper], [0, 1]],
  ['a flat below others', [ground, ground], [0, 0]],
  ['a flat above others', [upper, between], [0, 0]],
  ['a house with a room of which nothing is known', [ground, upper, unknown], [0, 1, 0]],
])('%s', (_, rooms, expected) => expect(storeys(...rooms)).toEqual(expected))

test('what is below and above a room follows its surfaces', () => {
  expect(placesOfRooms([ground, upper, whole])).toMatchObject([
    { below: 'ground', above: 'heated' },
    { below: 'heated', above: 'roof' },
    { below: 'ground', above: 'roof' },
  ])
})
