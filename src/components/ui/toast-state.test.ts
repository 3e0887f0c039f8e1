import { describe, expect, it } from 'vitest'

import { nextToast, type Toast, TOAST_DURATION_MS } from './toast-state'

const content = { title: 'Quote Request Submitted', description: 'Thank you!', tone: 'success' } as const
const shown: Toast = { ...content, id: 7, open: true, place: 'page', durationMs: TOAST_DURATION_MS }

describe('nextToast', () => {
  it('shows a toast for five seconds by default', () => {
    expect(nextToast({ toast: null, lastId: 6, event: { type: 'show', content } })).toEqual(shown)
  })

  it('uses a custom duration', () => {
    const event = { type: 'show', content: { ...content, durationMs: 4_000 } } as const
    expect(nextToast({ toast: null, lastId: 0, event })?.durationMs).toBe(4_000)
  })

  it('replaces the previous toast, so that only one is shown', () => {
    const event = { type: 'show', content: { ...content, title: 'Submission Failed' } } as const
    expect(nextToast({ toast: shown, lastId: 7, event })).toMatchObject({
      id: 8,
      title: 'Submission Failed',
      open: true,
    })
  })

  it('closes on dismissal but stays until it is removed', () => {
    const closed = nextToast({ toast: shown, lastId: 7, event: { type: 'dismiss', id: 7 } })
    expect(closed).toEqual({ ...shown, open: false })
    expect(nextToast({ toast: closed, lastId: 7, event: { type: 'remove', id: 7 } })).toBeNull()
  })

  it.each(['dismiss', 'remove'] as const)('ignores a late %s of an earlier toast', (type) => {
    expect(nextToast({ toast: shown, lastId: 7, event: { type, id: 6 } })).toBe(shown)
  })
})
