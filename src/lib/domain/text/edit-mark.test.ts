import { expect, test } from 'vitest'

import { editMark, isOpenedBefore } from './edit-mark'

const savedAt = '2026-11-23T09:00:00.000Z'

test.each([
  ['the version saved then', '2026-11-23T09:00:00.000Z', false],
  ['a later version', '2026-11-23T09:00:00.001Z', true],
  ['an earlier version', '2026-11-23T08:59:59.999Z', false],
])('a form compared with %s', (_name, other, expected) => {
  expect(isOpenedBefore(editMark({ name: 'a1', savedAt }), other)).toBe(expected)
})

test.each(['', 'a1', 'a1@', 'a1@yesterday'])('a mark without a time, %j, shows no known version', (mark) => {
  expect(isOpenedBefore(mark, savedAt)).toBe(true)
})
