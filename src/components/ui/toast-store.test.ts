import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_REMOVAL_DELAY_MS, TOAST_SWIPE_THRESHOLD_PX } from './toast-state'

const content = { title: 'Store Coming Soon!', description: 'Soon.', tone: 'plain' } as const

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.doUnmock('./toast-view')
})

describe('the toast store', () => {
  it('has the specified constants', () => {
    expect([TOAST_DURATION_MS, TOAST_REMOVAL_DELAY_MS, TOAST_SWIPE_THRESHOLD_PX, TOAST_HOTKEY]).toEqual([
      5_000,
      1_000_000,
      50,
      'F8',
    ])
  })

  it('shows one toast at a time and removes a dismissed one 1,000,000 ms later', async () => {
    vi.doMock('./toast-view', () => ({ ToastView: () => null }))
    const { currentToast, dismissToast, showToast, subscribeToToast } = await import('./toast-store')
    const listener = vi.fn()
    const stop = subscribeToToast(listener)
    showToast(content)
    showToast({ ...content, title: 'Another' })
    await vi.dynamicImportSettled()
    expect(currentToast()).toMatchObject({ id: 2, title: 'Another', open: true })
    expect(listener).toHaveBeenCalledTimes(2)

    dismissToast(2)
    vi.advanceTimersByTime(999_999)
    expect(currentToast()).toMatchObject({ open: false })
    vi.advanceTimersByTime(1)
    expect(currentToast()).toBeNull()
    stop()
    expect(listener).toHaveBeenCalledTimes(4)
  })

  it('falls back to an alert with the same text', async () => {
    vi.doMock('./toast-view', () => {
      throw new Error('no connection')
    })
    const alert = vi.fn()
    vi.stubGlobal('window', { alert })
    const { currentToast, showToast } = await import('./toast-store')
    showToast(content)
    await vi.dynamicImportSettled()
    expect(alert).toHaveBeenCalledWith('Store Coming Soon!\n\nSoon.')
    expect(currentToast()).toBeNull()
  })
})
