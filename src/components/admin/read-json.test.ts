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

test.each(['5', 'true', '"text"'])('refuses %s, which is neither list nor record', (text) => {
  expect(readJson(text)).toEqual({ ok: false, message: 'Start with { for named values or [ for a list' })
})

test('says where the text stops being JSON', () => {
  const reading = readJson('{"a": }')
  expect(reading.ok).toBe(false)
  expect(reading).toHaveProperty('message', expect.stringContaining('This is not valid JSON yet. '))
})

test('shows a stored value in lines, and a text as it was typed', () => {
  expect(showJson({ a: 1 })).toBe('{\n  "a": 1\n}')
  expect(showJson('{"a": ')).toBe('{"a": ')
  expect(showJson(null)).toBe('')
})
