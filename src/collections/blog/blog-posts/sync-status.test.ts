import { expect, test } from 'vitest'

import { syncedStatus } from './sync-status'

const now = new Date('2026-11-20T09:00:00Z')
const later = '2026-12-01T08:00:00.000Z'

test('publishing sets both statuses and the first publication date', () => {
  for (const status of ['draft', 'scheduled', 'published', undefined]) {
    expect(syncedStatus({ data: { _status: 'published', status, scheduledFor: later }, now })).toEqual({
      _status: 'published',
      status: 'published',
      scheduledFor: null,
      publishedAt: '2026-11-20T09:00:00.000Z',
    })
  }
})

test('publishing again keeps the first date', () => {
  const first = '2026-01-05T10:00:00.000Z'
  expect(syncedStatus({ data: { _status: 'published', publishedAt: first }, now }).publishedAt).toBe(first)
})

test('a draft with a date is scheduled, one without is a draft', () => {
  expect(syncedStatus({ data: { _status: 'draft', scheduledFor: later }, now })).toEqual({
    _status: 'draft',
    status: 'scheduled',
  })
  expect(syncedStatus({ data: { _status: 'draft', status: 'scheduled' }, now })).toEqual({
    _status: 'draft',
    status: 'draft',
  })
})

test('unpublishing makes it a draft', () => {
  expect(syncedStatus({ data: { _status: 'draft', status: 'published' }, now })).toEqual({
    _status: 'draft',
    status: 'draft',
  })
})

test('archived is never public, whichever button was used', () => {
  for (const _status of ['draft', 'published'] as const) {
    expect(syncedStatus({ data: { _status, status: 'archived', scheduledFor: later }, now })).toEqual({
      _status: 'draft',
      status: 'archived',
      scheduledFor: null,
    })
  }
})

test('a post without a status is a draft', () => {
  expect(syncedStatus({ data: {}, now })).toEqual({ _status: 'draft', status: 'draft' })
})
