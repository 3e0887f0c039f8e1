import { expect, test } from 'vitest'

import { changeWords, kindOfSubject } from './timeline'

test.each([
  ['Quote PB-1234-5678-Q1', 'quote'],
  ['Quote PB-1234-5678-Q1, state', 'quote'],
  ['Order PB-1234-5678', 'order'],
  ['Status', 'status'],
  ['Assigned to', 'assignment'],
  ['Given to', 'assignment'],
  ['Next step given to', 'assignment'],
  ['Application', 'status'],
  ['Agreed fee', 'correction'],
  ['Email', 'correction'],
  ['Email to sales', 'delivery'],
  ['Offers and news stopped', 'consent'],
  ['Contact in the CRM', 'delivery'],
])('a change of “%s” is about: %s', (subject, kind) => {
  expect(kindOfSubject(subject)).toBe(kind)
})

test.each([
  ['New', 'Won', 'Status: New → Won'],
  ['New', '', 'Status: New → none'],
  [null, 'Won', 'Status: Won'],
  ['', null, 'Status: none'],
])('a change from %j to %j is said in words', (from, to, words) => {
  expect(changeWords({ subject: 'Status', from, to })).toBe(words)
})
