import { expect, test } from 'vitest'

import { startValues } from './start-values'

const known = { propertyType: 'house', currentHeating: 'oil-boiler' }
const draft = { propertyType: 'flat', firstName: 'Priya', message: 'From the draft' }

test('typed values take precedence over the draft, and the draft over values that are already known', () => {
  expect(startValues({ layers: [known, draft, { firstName: 'Asha' }] })).toEqual({
    currentHeating: 'oil-boiler',
    propertyType: 'flat',
    firstName: 'Asha',
    message: 'From the draft',
  })
})

test('a blank field is filled in', () => {
  expect(startValues({ layers: [draft, { firstName: '', message: [] }] })).toEqual(draft)
})

test('an unticked checkbox or radio group counts as blank, also when restored from a draft', () => {
  const stored = JSON.parse('{"marketingConsent":false,"propertyType":null}')
  expect(startValues({ layers: [known, stored] })).toEqual(known)
})

test.each([
  { name: 'one tick', ticked: 'damp', list: ['damp'] },
  { name: 'several ticks', ticked: ['damp', 'high-bills'], list: ['damp', 'high-bills'] },
  { name: 'no tick', ticked: '', list: [] },
])('$name in a group of checkboxes is a list', ({ ticked, list }) => {
  const values = startValues({ layers: [{ heatingChallenges: ticked }], lists: ['heatingChallenges'] })
  expect(values).toEqual({ heatingChallenges: list })
})
