import { expect, test } from 'vitest'

import { sharedDesignChangeSchema } from './shared-design'

const token = 'x'.repeat(43)
const isAccepted = (change: object) => sharedDesignChangeSchema.safeParse({ token, ...change }).success

test.each([
  { action: 'restore', number: '2', version: '3' },
  { action: 'delete-comment', number: '2' },
  { action: 'new-links' },
  { action: 'delete' },
])('a change with all that it needs is accepted: %j', (change) => expect(isAccepted(change)).toBe(true))

test.each([
  { action: 'restore', number: '2' },
  { action: 'restore', version: '3' },
  { action: 'delete-comment' },
  { action: 'delete-comment', number: '' },
  { action: 'delete-comment', number: '2', version: '3' },
  { action: 'delete', number: '2' },
  { action: 'rename' },
  {},
])('a change with less or more is refused: %j', (change) => expect(isAccepted(change)).toBe(false))
