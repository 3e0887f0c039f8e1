import { expect, it } from 'vitest'
import * as z from 'zod'

import { fieldErrors } from './field-errors'

const schema = z.strictObject(
  { name: z.string().min(2, 'Too short').regex(/^A/, 'Not A'), list: z.array(z.enum(['a'], 'Not in the list')) },
  'Whole',
)

it('returns the first message for each path, with nested paths joined', () => {
  const { error } = schema.safeParse({ name: 'B', list: ['a', 'x', 'y'] })
  expect(error && fieldErrors(error)).toEqual([
    { path: 'name', message: 'Too short' },
    { path: 'list.1', message: 'Not in the list' },
    { path: 'list.2', message: 'Not in the list' },
  ])
})

it('uses an empty path for errors on the whole body', () => {
  const { error } = schema.safeParse({ name: 'AB', list: [], extra: 1 })
  expect(error && fieldErrors(error)).toEqual([{ path: '', message: 'Whole' }])
})
