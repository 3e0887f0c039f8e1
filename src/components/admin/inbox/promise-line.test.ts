import { expect, test } from 'vitest'

import { DEFAULT_OPENING_HOURS } from '@/lib/domain/opening-hours/opening-hours'
import type { InboxRow } from '@/lib/inbox/inbox'

import { dueOf } from './promise-line'
import { mailLink } from './reach'

const clock = { now: new Date('2026-11-23T10:00:00Z'), hours: DEFAULT_OPENING_HOURS }
const step = (dueAt: string) => ({ id: 1, what: 'Ring again', dueAt, assigneeName: null })
const row = (due: Pick<InboxRow, 'replyDueAt' | 'nextStep'>) => due as InboxRow

test.each([
  ['a reply', { replyDueAt: '2026-11-23T10:03:00.000Z', nextStep: null }, '3 min left'],
  [
    'a step that is due before the reply',
    { replyDueAt: '2026-11-23T10:03:00.000Z', nextStep: step('2026-11-23T09:30:00.000Z') },
    'Ring again by 9.30am today',
  ],
  [
    'a reply that is due before the step',
    { replyDueAt: '2026-11-23T10:03:00.000Z', nextStep: step('2026-11-24T09:30:00.000Z') },
    '3 min left',
  ],
  ['a step', { replyDueAt: null, nextStep: step('2026-11-24T09:30:00.000Z') }, 'Ring again by 9.30am tomorrow'],
])('the line of %s', (_, due, words) => {
  expect(dueOf(row(due), clock)?.words).toBe(words)
})

test('a step is past once its time is, and nothing is due of anything else', () => {
  expect(dueOf(row({ replyDueAt: null, nextStep: step('2026-11-23T09:59:00.000Z') }), clock)?.state).toBe('past')
  expect(dueOf(row({ replyDueAt: null, nextStep: step('2026-11-23T10:01:00.000Z') }), clock)?.state).toBe('closed')
  expect(dueOf(row({ replyDueAt: null, nextStep: null }), clock)).toBeNull()
  expect(dueOf(row({ replyDueAt: '2026-11-23T10:03:00.000Z', nextStep: null }), { ...clock, now: null })).toBeNull()
})

test('an email names the enquiry, and an address adds nothing to it', () => {
  expect(mailLink({ email: 'ada@example.com', reference: 'PB-1' })).toBe(
    'mailto:ada@example.com?subject=Powerboard%2C%20your%20enquiry%20PB-1',
  )
  expect(mailLink({ email: 'a?bcc=x@example.com', reference: 'PB-1' })).toContain(
    'mailto:a%3Fbcc%3Dx@example.com?subject=',
  )
})
