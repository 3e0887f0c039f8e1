import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'

import { leavesOf } from '../fixtures/schema-leaves'

const modules = import.meta.glob<Record<string, unknown>>([
  '/src/lib/schemas/**/*.ts',
  '!/src/lib/schemas/**/*.test.ts',
])
/** What zod says by itself. */
const UNSET = /expected|received|^Too (?:big|small)|^Invalid (?!input$|email$)/
const WRONG = [undefined, null, 5, -1e12, 0.5, true, 'x', 'x'.repeat(20_000), [], {}]

function messagesOf(schema: z.ZodType): string[] {
  return leavesOf(schema).flatMap(({ within }) =>
    WRONG.flatMap((value) => schema.safeParse(within(value)).error?.issues.map(({ message }) => message) ?? []),
  )
}

describe('a field without a message of its own has a generic one, whichever module is loaded first', () => {
  const { customError } = z.config()
  beforeEach(() => {
    vi.resetModules()
    z.config({ customError: undefined })
  })
  afterAll(() => void z.config({ customError }))

  it.each(Object.keys(modules))('%s', async (file) => {
    const schemas = Object.values((await modules[file]?.()) ?? {}).filter((value) => value instanceof z.ZodType)
    expect(schemas.flatMap(messagesOf).filter((message) => UNSET.test(message))).toEqual([])
  })

  it('and a message of zod is noticed', () => {
    expect(messagesOf(z.object({ size: z.number() })).filter((message) => UNSET.test(message))).not.toEqual([])
  })
})
