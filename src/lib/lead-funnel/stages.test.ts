import { expect, test } from 'vitest'

import { stagesOf } from './stages'

const NOTHING = { views: 0, arrivals: 0, calculators: 0, designers: 0, calculations: 0, rows: [], designed: 0 }

test('a stage before the enquiry is compared with the arrivals, one after it has a band', () => {
  const rows = [
    { name: 'a', leads: 15, quoted: 6, won: 2 },
    { name: 'b', leads: 5, quoted: 4, won: 3 },
  ]
  const stages = stagesOf({
    views: 5_000,
    arrivals: 2_000,
    calculators: 500,
    designers: 90,
    calculations: 240,
    rows,
    designed: 4,
  })
  expect(stages.map(({ name, count, rate }) => `${name}: ${count} ${rate}`)).toEqual([
    'Pages opened: 5000 ',
    'Arrivals from elsewhere: 2000 ',
    'Calculator opened: 500 25.0 for each 100 arrivals',
    'Calculation reported: 240 12.0 for each 100 arrivals',
    'Designer or configurator opened: 90 4.5 for each 100 arrivals',
    'Enquiries: 20 1.0 for each 100 arrivals',
    'with a design or configuration: 4 20%, between 8% and 42% of enquiries',
    'Quoted: 10 50%, between 30% and 70% of enquiries',
    'Won: 5 25%, between 11% and 47% of enquiries',
  ])
})

test('without anything to compare with there is no rate', () => {
  expect(stagesOf(NOTHING).map(({ rate }) => rate)).toEqual(Array(9).fill(''))
})

test('more calculators than arrivals is possible, as one visit can open several', () => {
  expect(stagesOf({ ...NOTHING, arrivals: 2, calculators: 3 })[2]?.rate).toBe('150.0 for each 100 arrivals')
})
