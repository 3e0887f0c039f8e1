import { expect, test } from 'vitest'

import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { newRoom } from '@/lib/domain/design/new-room'

import { changedHome } from './changed-home'

const QUERY = 'postcode=BA&type=semi&area=83&built=1967-1975&insulation=loft&heating=oil&occupancy=all-day&altitude=100'
const plan = designOfPlan('semi-1970')
if (!plan) throw new Error('no plan')
const first = plan

test('a drawing that has not changed offers nothing', () => {
  expect(changedHome({ query: QUERY, first, design: { ...first } })).toBeNull()
})

test('what has changed in a drawing is offered to the other tools, and the rest stays as told', () => {
  const built = { ...first, home: { ...first.home, built: '2012-2022' as const } }
  expect(changedHome({ query: QUERY, first, design: built })).toEqual({
    query: 'postcode=BA&type=semi&area=83&built=2012-2022&insulation=loft&heating=oil&occupancy=all-day&altitude=100',
    words: 'Semi-detached or end of terrace, 83 m², built 2012 to 2022',
  })
  const moved = { ...first, home: { ...first.home, postcodeArea: 'AB' } }
  expect(changedHome({ query: QUERY, first, design: moved })?.query).toBe(
    'postcode=AB&type=semi&area=83&built=1967-1975&insulation=loft&heating=oil&occupancy=all-day',
  )
  const room = newRoom({ id: 'more', name: 'More', kind: 'living', lengthMm: 5_000, widthMm: 4_000 })
  const larger = { ...first, rooms: [...first.rooms, room] }
  expect(changedHome({ query: QUERY, first, design: larger })?.words).toContain('m², built 1967 to 1975')
  expect(changedHome({ query: QUERY, first, design: larger })?.query).not.toContain('area=83&')
})
