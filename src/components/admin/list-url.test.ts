import { expect, test } from 'vitest'

import { type Condition, listUrl, whereOf } from './list-url'

const conditions: Condition[] = [
  { field: 'status', operator: 'equals', value: 'new' },
  { field: 'quarantined', operator: 'equals', value: false },
]

test('a list with filters', () => {
  const url = listUrl({ adminRoute: '/admin', collection: 'leads', conditions })
  expect(decodeURIComponent(url)).toBe(
    '/admin/collections/leads?where[or][0][and][0][status][equals]=new&where[or][0][and][1][quarantined][equals]=false',
  )
})

test('a list without filters has no query', () => {
  expect(listUrl({ adminRoute: '/admin', collection: 'leads', conditions: [] })).toBe('/admin/collections/leads')
})

test('the same filters as a query', () => {
  expect(whereOf(conditions)).toEqual({ and: [{ status: { equals: 'new' } }, { quarantined: { equals: false } }] })
})

test('a list with alternative filters, and the same as a query', () => {
  const filter = { anyOf: [conditions, conditions.slice(0, 1)] }
  const url = listUrl({ adminRoute: '/admin', collection: 'leads', conditions: filter })
  expect(decodeURIComponent(url)).toBe(
    '/admin/collections/leads?where[or][0][and][0][status][equals]=new&where[or][0][and][1][quarantined][equals]=false&where[or][1][and][0][status][equals]=new',
  )
  expect(whereOf(filter)).toEqual({
    or: [
      { and: [{ status: { equals: 'new' } }, { quarantined: { equals: false } }] },
      { and: [{ status: { equals: 'new' } }] },
    ],
  })
})
