import { expect, test } from 'vitest'

import { REACH_MILES, withinReach } from './within-reach'

const BATH = { latitude: 51.38, longitude: -2.36 }
const BRISTOL = { latitude: 51.45, longitude: -2.59 }
const LEEDS = { latitude: 53.8, longitude: -1.55 }

const firm = (name: string, position: typeof BATH | null, postcodeAreas: string[] = []) => ({
  name,
  position,
  postcodeAreas,
})
const names = (firms: ReturnType<typeof firm>[]) =>
  withinReach({ firms, from: BATH, code: 'BA1' }).map((found) => found.firm.name)

test('sorts by distance, and leaves out what is too far', () => {
  expect(names([firm('Leeds', LEEDS), firm('Bristol', BRISTOL), firm('Bath', BATH)])).toEqual(['Bath', 'Bristol'])
})

test('includes firms that list the area, at any distance', () => {
  const [found] = withinReach({ firms: [firm('Leeds', LEEDS, ['LS', 'BA'])], from: BATH, code: 'BA1' })
  expect(found?.worksThere).toBe(true)
  expect(found?.miles).toBeGreaterThan(REACH_MILES)
  expect(names([firm('Leeds', LEEDS, ['B', 'LS'])])).toEqual([])
})

test('puts a firm of unknown location that lists the area last', () => {
  expect(names([firm('Somewhere', null, ['BA']), firm('Nowhere', null), firm('Bath', BATH)])).toEqual([
    'Bath',
    'Somewhere',
  ])
})

test('keeps the order of firms of unknown location', () => {
  expect(names([firm('One', null, ['BA']), firm('Two', null, ['BA'])])).toEqual(['One', 'Two'])
})
