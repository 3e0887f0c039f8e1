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

test('the nearest comes first, and what is too far is left out', () => {
  expect(names([firm('Leeds', LEEDS), firm('Bristol', BRISTOL), firm('Bath', BATH)])).toEqual(['Bath', 'Bristol'])
})

test('who says to work there is in, however far', () => {
  const [found] = withinReach({ firms: [firm('Leeds', LEEDS, ['LS', 'BA'])], from: BATH, code: 'BA1' })
  expect(found?.worksThere).toBe(true)
  expect(found?.miles).toBeGreaterThan(REACH_MILES)
  expect(names([firm('Leeds', LEEDS, ['B', 'LS'])])).toEqual([])
})

test('a firm of unknown place is in where it says so, at the end', () => {
  expect(names([firm('Somewhere', null, ['BA']), firm('Nowhere', null), firm('Bath', BATH)])).toEqual([
    'Bath',
    'Somewhere',
  ])
})

test('two of unknown place stay as they were', () => {
  expect(names([firm('One', null, ['BA']), firm('Two', null, ['BA'])])).toEqual(['One', 'Two'])
})
