import { expect, it } from 'vitest'

import { readMetres } from './read-metres'

it.each([
  ['4.2', 4_200],
  [' 4,25 m', 4_250],
  ['3', 3_000],
  ['50', 50_000],
  ['0.05', 50],
  ['0', 0],
])('%s is %i mm', (text, mm) => expect(readMetres(text)).toEqual({ ok: true, mm }))

it.each(['', '4.2.1', '-3', '50.01', '13ft', '1e3'])('"%s" is refused with a message', (text) =>
  expect(readMetres(text)).toEqual({ ok: false, message: 'Enter a length in metres up to 50, such as 4.2' }),
)
