import { expect, it } from 'vitest'

import { textByName } from './form-dom'

it('keeps one text a name, and a list where the name is repeated', () => {
  const entries: [string, string][] = [
    ['firstName', 'Priya'],
    ['heatingChallenges', 'high-bills'],
    ['heatingChallenges', 'cold-rooms'],
    ['heatingChallenges', 'other'],
    ['message', ''],
  ]
  expect(textByName(entries)).toEqual({
    firstName: 'Priya',
    heatingChallenges: ['high-bills', 'cold-rooms', 'other'],
    message: '',
  })
})
