import { describe, expect, test } from 'vitest'

import { passwordProblem } from './judge-password'

const NAMES = ['edwina.kestrel@example.com', 'Edwina Kestrel', 'Powerboard Ltd']
const problem = (password: unknown) => passwordProblem({ password, ownNames: NAMES })

test.each([
  'four warm panels',
  'four warm panels four warm panels',
  'ceiling-heron-92-tram',
  'x7#k9!pQ2$vL',
  'mZ3vq_8RkT-w1bYn',
])('%s is accepted', async (password) => {
  expect(await problem(password)).toBeNull()
})

describe('a common password is refused, with or without digits, symbols and repetitions', () => {
  test.each([
    'password1234',
    '123456789012',
    'qwertyuiop12',
    'abcdefghijkl',
    'p a s s w o r d',
    'MyPassword123!',
    'Passw0rd!2026',
    'letmein letmein',
    'Liverpool2026!!',
    'Dragon!!!Dragon',
    'Summer2026Summer',
    'football#7391!48',
    '1q2w3e4r5t6y7u',
  ])('%s', async (password) => {
    expect(await problem(password)).toBe('common')
  })
})

describe('a password made of the names of its owner or the company is refused', () => {
  test.each([
    'kestrelkestrel',
    'Edwina-Kestrel',
    'Kestrel7391!4827',
    'edwina.kestrel1',
    'Powerboard2026!',
    'P0werb0ard-2026',
  ])('%s', async (password) => {
    expect(await problem(password)).toBe('own')
  })
})

test.each([
  ['eleven characters', 'x7#k9!pQ2$v'],
  ['too many', 'x7#k9!pQ2$vL'.repeat(17)],
  ['a number', 123456789012],
])('a password of the wrong length or type is refused: %s', async (_, password) => {
  expect(await problem(password)).toBe('length')
})
