import { expect, test } from 'vitest'

import { ApiError } from '@/lib/browser/api-request'

import { staffFailure } from './staff-failure'

const MESSAGES = { failed: 'It could not be saved.', unanswered: 'It may have been saved.' }
const messageOf = (error: unknown) => staffFailure(error, MESSAGES)

test.each([
  ['the connection breaks', new TypeError('Failed to fetch')],
  ['the response is cut off', new SyntaxError('Unexpected end of JSON input')],
  ['a proxy stops waiting', new ApiError(504, '<h1>Gateway Time-out</h1>', 'Gateway Time-out')],
])('says that the action may have been saved when %s', (_, error) => {
  expect(messageOf(error)).toBe('It may have been saved.')
})

test('says that it was not saved when our server answers without a message', () => {
  expect(messageOf(new ApiError(500, '{"errors":[]}', 'Internal Server Error'))).toBe('It could not be saved.')
})

test.each([409, 503])('gives the message of a response with status %i', (status) => {
  expect(messageOf(new ApiError(status, '{"message":"Count the stock first."}', ''))).toBe('Count the stock first.')
})
