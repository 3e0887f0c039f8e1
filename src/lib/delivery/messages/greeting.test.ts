import { expect, test } from 'vitest'

import { greeting } from './greeting'

test.each(['Zoë', 'Mary-Jane', 'D’Arcy', "D'Arcy", 'محمد', 'José María', 'X'])('greets %s', (firstName) => {
  expect(greeting({ firstName, name: `${firstName} Pritchard` })).toBe(`Hello ${firstName},`)
})

test.each([
  'Visit evil.test now',
  'Visit evil．test now',
  'Win 1000 pounds',
  'Call O1632/960010',
  'Ada: read this',
  'ada@example.com',
  'www.example.org',
  '<b>Ada</b>',
  '\u202eAda',
  '=cmd|x',
  'Ada\nBcc: all',
  `Ada ${'b'.repeat(40)}`,
  '',
])('does not greet by name for %j, not even by its first word', (name) => {
  const [firstName = ''] = name.split(' ')
  expect(greeting({ name, firstName })).toBe('Hello,')
})

test.each([null, '', 'evil.test', 'b'.repeat(41)])('does not greet by the first name %j', (firstName) => {
  expect(greeting({ name: 'Ada', firstName })).toBe('Hello,')
})
