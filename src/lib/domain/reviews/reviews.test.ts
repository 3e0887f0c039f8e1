import { describe, expect, it } from 'vitest'

import { invitationOf } from './invitation'
import { offeredName } from './offered-name'
import { ratingOf, STARS } from './rating'

const TODAY = '2026-12-01'

describe('the customer of an order', () => {
  it.each([
    ['is not asked before anything was sent', { fittedOn: null, sentOn: null }, 'later'],
    ['is not asked in the fortnight after the fitting', { fittedOn: '2026-11-18', sentOn: '2026-10-01' }, 'later'],
    ['is asked a fortnight after the fitting', { fittedOn: '2026-11-17', sentOn: '2026-11-10' }, 'ask'],
    ['is not asked in the four weeks after the goods were sent', { fittedOn: null, sentOn: '2026-11-04' }, 'later'],
    ['is asked four weeks after the goods were sent', { fittedOn: null, sentOn: '2026-11-03' }, 'ask'],
    ['is asked for half a year', { fittedOn: '2026-06-04', sentOn: null }, 'ask'],
    ['is never asked about what is older', { fittedOn: '2026-06-03', sentOn: null }, 'never'],
  ] as const)('%s', (_, of, expected) => {
    expect(invitationOf({ ...of, hasObjected: false }, TODAY)).toBe(expected)
  })

  it('is never asked after an objection', () => {
    expect(invitationOf({ fittedOn: '2026-11-10', sentOn: null, hasObjected: true }, TODAY)).toBe('never')
    expect(invitationOf({ fittedOn: '2026-11-30', sentOn: null, hasObjected: true }, TODAY)).toBe('later')
  })
})

it.each([
  ['Ada Lind', 'Devizes', 'A. L., Devizes'],
  ['ólafur  de Vries-Jones', ' Bath ', 'Ó. D. V., Bath'],
  ['ada', '', 'A.'],
  ['', 'Devizes', 'Devizes'],
])('the name offered to %j of %j is %j', (name, town, offered) => {
  expect(offeredName({ name, town })).toBe(offered)
})

describe('the rating', () => {
  it('is that of every review, to one decimal place, and never better than they are', () => {
    const rating = ratingOf([
      { stars: 5, count: 2 },
      { stars: 1, count: 1 },
    ])
    expect(rating).toMatchObject({ average: 3.6, count: 3 })
    expect(rating?.counts).toEqual([
      { stars: 5, count: 2 },
      { stars: 4, count: 0 },
      { stars: 3, count: 0 },
      { stars: 2, count: 0 },
      { stars: 1, count: 1 },
    ])
  })

  it('is five only if everyone gave five', () => {
    const almost = [
      { stars: 5, count: 96 },
      { stars: 4, count: 4 },
    ]
    expect(ratingOf(almost)?.average).toBe(4.9)
  })

  it('is between the lowest and the highest', () => {
    for (const stars of STARS) expect(ratingOf([{ stars, count: 7 }])?.average).toBe(stars)
  })

  it('is nothing without reviews', () => expect(ratingOf([])).toBeNull())
})
