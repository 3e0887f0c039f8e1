import { expect, test } from 'vitest'

import { leadNews } from './lead-news'

const accepted = { label: 'Quote', value: 'Accepted', news: 'accepted', at: '2026-11-23T10:00:00Z' } as const
const question = { label: 'Quote', value: 'Question', news: 'question', at: '2026-11-23T09:00:00Z' } as const
const corrected = { label: 'Phone', value: '01632 960 001', at: '2026-11-23T10:05:00Z' }
const before = new Date('2026-11-23T08:00:00Z')

test('an enquiry without changes has no news', () => {
  expect(leadNews([], before)).toBeNull()
})

test('neither a question before nor a correction after hides an acceptance', () => {
  expect(leadNews([question, accepted, corrected], before)).toEqual({ news: 'accepted', change: accepted })
  expect(leadNews([question, accepted, corrected], null)).toEqual({ news: 'accepted', change: accepted })
})

test('of two questions, the newer one is news', () => {
  const again = { ...question, value: 'Another question', at: '2026-11-23T09:30:00Z' }
  expect(leadNews([question, again], before)?.change).toBe(again)
})

test('what an earlier email has told is no longer news', () => {
  expect(leadNews([question, accepted, corrected], new Date(accepted.at))?.news).toBe('changed')
  expect(leadNews([question, accepted], new Date(question.at))?.news).toBe('accepted')
})

test('a change without a time is news until another follows', () => {
  expect(leadNews([{ label: 'Phone', value: '1' }], before)?.news).toBe('changed')
  expect(leadNews([question, { label: 'Phone', value: '1' }], new Date(question.at))?.news).toBe('changed')
})
