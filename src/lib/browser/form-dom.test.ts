import { expect, it } from 'vitest'

import { textByName } from './form-dom'

it('returns one value per name, and a list for a repeated name', () => {
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
