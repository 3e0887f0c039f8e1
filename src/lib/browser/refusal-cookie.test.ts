import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type * as RefusalCookie from './refusal-cookie'

let keepRefusal: typeof RefusalCookie.keepRefusal
let written: string[]
let consent: string | null

beforeEach(async () => {
  vi.resetModules() // clears the in-memory fallback, which keeps the choice of another test
  ;({ keepRefusal } = await import('./refusal-cookie'))
  written = []
  vi.stubGlobal('localStorage', { getItem: () => consent })
  vi.stubGlobal('document', {
    get cookie() {
      return written.at(-1)?.includes('max-age=0') ? '' : (written.at(-1) ?? '')
    },
    set cookie(text: string) {
      written.push(text)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each([null, 'accepted'])('a visitor who has not refused gets no cookie (%s)', (choice) => {
  consent = choice
  keepRefusal()
  expect(written).toEqual([])
})

test('a refusal is stored in a cookie once, for 400 days or until it is withdrawn', () => {
  consent = 'declined'
  keepRefusal()
  keepRefusal()
  expect(written).toEqual(['essential-only=yes; path=/; samesite=lax; max-age=34560000'])
  consent = 'accepted'
  keepRefusal()
  expect(written.at(-1)).toContain('max-age=0')
})
