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

test('gives the reasons in a response of Payload itself', () => {
  const refused = (errors: object[]) => new ApiError(409, JSON.stringify({ errors }), '')
  expect(messageOf(refused([{ message: 'This version was a draft.' }]))).toBe('This version was a draft.')
  const fields = { errors: [{ message: 'The path is taken.', path: 'url' }, { message: 'Enter a title.' }] }
  expect(messageOf(refused([{ message: 'Two fields are invalid', data: fields }]))).toBe(
    'The path is taken. Enter a title.',
  )
})
