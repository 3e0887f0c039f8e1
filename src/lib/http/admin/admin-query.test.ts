import { expect, test } from 'vitest'

import { isAdminQuery } from './admin-query'

test.each([
  '',
  '?',
  '?limit=10&page=2&sort=-createdAt&search=bath',
  '?columns=["name","-state"]',
  '?columns=[{"accessor":"name","active":true}]',
  '?where[state][equals]=new',
  '?where[or][0][and][0][state][equals]=new&where[or][1][and][0][name][like]=x',
  '?where[and][0][or][0][createdAt][greater_than]=2026-11-01',
  '?queryByGroup={"a":{"page":2}}',
  '?sort[0]=name&sort[1]=-createdAt',
  '?redirect=%2Fadmin%2Fcollections%2Fleads',
])('%s is accepted', (search) => {
  expect(isAdminQuery(search)).toBe(true)
})

test.each([
  '?where=x',
  '?where[or]=x',
  '?where[and]=x',
  '?where[or][0]=x',
  '?where[or][a][and][0][state][equals]=x',
  '?where[or][0][and]=x',
  '?where[or][0][and][0][state]=x',
  '?where[state]=new',
  '?columns=[null]',
  '?columns=[1]',
  '?columns={',
  '?columns=true',
  '?queryByGroup={',
  '?sort[a]=x',
  '?limit[a]=x',
  '?limit=-1',
  '?page=-1',
  '?page=x',
  '?search[a][b]=x',
])('%s is rejected', (search) => {
  expect(isAdminQuery(search)).toBe(false)
})
