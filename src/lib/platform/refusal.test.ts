import { Forbidden, formatErrors, NotFound } from 'payload'
import { beforeEach, describe, expect, test } from 'vitest'

import { namePayloadErrors } from './name-payload-errors'
import { Refusal, REFUSALS } from './refusal'

/** Payload's type requires a cause that formatErrors does not read. */
const shown = (error: Error) => formatErrors(error as Parameters<typeof formatErrors>[0]).errors

test.each(Object.values(REFUSALS))('the toast shows the message unbroken: $message', ({ message }) => {
  expect(message).not.toContain(':')
})

test('a refusal names what prevents the change, as it is spelled', () => {
  expect(new Refusal('soldInBundle', 'Kit $&: a, b').message).toMatch(/^The bundle “Kit \$& a, b” still/)
})

describe('with class names as minified in the production build', () => {
  beforeEach(() => {
    for (const errorClass of [Refusal, Forbidden, NotFound]) Object.defineProperty(errorClass, 'name', { value: '' })
  })

  test('a refusal keeps its message', () => {
    const refusal = new Refusal('lastAdmin')
    expect(shown(refusal)).toEqual([{ message: REFUSALS.lastAdmin.message }])
    expect(refusal).toMatchObject({ ...REFUSALS.lastAdmin, isPublic: true })
  })

  test.each([Forbidden, NotFound])('a Payload error loses its message until its class is named', (ErrorClass) => {
    expect(shown(new ErrorClass())).toEqual([{ message: 'An unknown error occurred.' }])
    namePayloadErrors()
    expect(shown(new ErrorClass())).toEqual([{ message: new ErrorClass().message }])
  })
})
