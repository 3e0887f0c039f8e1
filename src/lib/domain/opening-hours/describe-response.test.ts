import { expect, it } from 'vitest'

import { describeResponse, responseSentence } from './describe-response'
import { responseDueAt } from './due-at'
import { DEFAULT_OPENING_HOURS, type OpeningHours } from './opening-hours'
import { RESPONSE_PROMISE_MINUTES } from './promise'

const NEVER: OpeningHours = {
  ...DEFAULT_OPENING_HOURS,
  week: { 0: null, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null },
}

const sentenceAt = (at: string, hours = DEFAULT_OPENING_HOURS) => {
  const now = new Date(at)
  const dueAt = responseDueAt({ receivedAt: now, hours, promiseMinutes: RESPONSE_PROMISE_MINUTES })
  return responseSentence(describeResponse({ dueAt, now, hours }), 'call you')
}

it.each([
  ['while open', '2026-11-23T10:00:20Z', 'We’ll call you by 10.20am today.'],
  ['a quarter of an hour before closing', '2026-11-23T17:45:00Z', 'We’ll call you by 6pm today.'],
  ['ten minutes before closing', '2026-11-23T17:50:00Z', 'We’ll call you by 8.05am tomorrow.'],
  ['in the evening', '2026-11-23T20:00:00Z', 'We open at 8am tomorrow and will call you by 8.15am.'],
  ['on Saturday evening', '2026-11-21T20:00:00Z', 'We open at 8am on Monday and will call you by 8.15am.'],
  ['early in the morning', '2026-11-23T05:00:00Z', 'We open at 8am today and will call you by 8.15am.'],
  ['on Christmas Eve', '2026-12-24T19:00:00Z', 'We open at 8am on Tuesday and will call you by 8.15am.'],
])('%s', (_when, at, expected) => expect(sentenceAt(at)).toBe(expected))

it('names no opening without opening hours', () => {
  expect(sentenceAt('2026-11-22T12:00:00Z', NEVER)).toBe('We’ll call you by 12.15pm today.')
})

it('names no opening that is over before we respond', () => {
  const short = { opensMinute: 600, closesMinute: 610 }
  const hours: OpeningHours = { ...NEVER, week: { ...NEVER.week, 1: short, 2: short } }
  expect(sentenceAt('2026-11-23T05:00:00Z', hours)).toBe('We’ll call you by 10.05am tomorrow.')
})
