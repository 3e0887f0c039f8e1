import { expect, test } from 'vitest'

import { readJson, showJson } from './read-json'

test.each([
  ['', null],
  ['  \n', null],
  ['null', null],
  ['{"a": 1}', { a: 1 }],
  [' [1, 2] ', [1, 2]],
])('reads %j', (text, value) => {
  expect(readJson(text)).toEqual({ ok: true, value })
})

test.each(['5', 'true', '"text"'])('rejects %s, which is neither a list nor a record', (text) => {
  expect(readJson(text)).toEqual({ ok: false, message: 'Start with { for named values or [ for a list' })
})

test('reports where the text becomes invalid JSON', () => {
  const reading = readJson('{"a": }')
  expect(reading.ok).toBe(false)
  expect(reading).toHaveProperty('message', expect.stringContaining('This is not valid JSON yet. '))
})

test('formats a stored value, and shows text as it was typed', () => {
  expect(showJson({ a: 1 })).toBe('{\n  "a": 1\n}')
  expect(showJson('{"a": ')).toBe('{"a": ')
  expect(showJson(null)).toBe('')
})
