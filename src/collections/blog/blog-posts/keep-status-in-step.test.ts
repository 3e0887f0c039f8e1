import { expect, test } from 'vitest'

import { inStep } from './keep-status-in-step'

const now = new Date('2026-11-20T09:00:00Z')
const later = '2026-12-01T08:00:00.000Z'

test('publishing publishes in both standings and notes the first time', () => {
  for (const status of ['draft', 'scheduled', 'published', undefined]) {
    expect(inStep({ data: { _status: 'published', status, scheduledFor: later }, now })).toEqual({
      _status: 'published',
      status: 'published',
      scheduledFor: null,
      publishedAt: '2026-11-20T09:00:00.000Z',
    })
  }
})

test('publishing again keeps the first date', () => {
  const first = '2026-01-05T10:00:00.000Z'
  expect(inStep({ data: { _status: 'published', publishedAt: first }, now }).publishedAt).toBe(first)
})

test('a draft with a date is scheduled, and one without is a draft', () => {
  expect(inStep({ data: { _status: 'draft', scheduledFor: later }, now })).toEqual({
    _status: 'draft',
    status: 'scheduled',
  })
  expect(inStep({ data: { _status: 'draft', status: 'scheduled' }, now })).toEqual({
    _status: 'draft',
    status: 'draft',
  })
})

test('unpublishing makes it a draft', () => {
  expect(inStep({ data: { _status: 'draft', status: 'published' }, now })).toEqual({
    _status: 'draft',
    status: 'draft',
  })
})

test('archived is never public, whichever button was pressed', () => {
  for (const _status of ['draft', 'published'] as const) {
    expect(inStep({ data: { _status, status: 'archived', scheduledFor: later }, now })).toEqual({
      _status: 'draft',
      status: 'archived',
      scheduledFor: null,
    })
  }
})

test('a post nobody has decided about is a draft', () => {
  expect(inStep({ data: {}, now })).toEqual({ _status: 'draft', status: 'draft' })
})
