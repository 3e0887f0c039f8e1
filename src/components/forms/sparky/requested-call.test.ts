import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { forgetCall, rememberCall, requestedCall, requestFor } from './requested-call'

const CALLER = { name: 'Ann', phone: '07700 900123' }
const HALF_HOUR_MS = 30 * 60_000

beforeEach(() => {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
})
afterEach(() => {
  const { key } = requestedCall() ?? {}
  if (key) forgetCall(key)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a request for a call-back', () => {
  it('is the same for the same number, however it is written, and keeps its reference', () => {
    const first = requestFor(CALLER)
    rememberCall({ ...first, reference: 'PB-7K3M-9QXT', isBooked: true })
    expect(requestFor({ name: '', phone: '+44 7700 900 123' })).toEqual({
      ...first,
      reference: 'PB-7K3M-9QXT',
      isBooked: true,
    })
  })

  it('is the same after an attempt whose answer was lost', () => {
    const first = requestFor(CALLER)
    rememberCall(first)
    expect(requestFor(CALLER)).toEqual({ ...first, reference: null, isBooked: false })
  })

  it('is another one for another number', () => {
    const first = requestFor(CALLER)
    rememberCall({ ...first, reference: 'PB-7K3M-9QXT', isBooked: true })
    const second = requestFor({ ...CALLER, phone: '07700 900124' })
    expect(second).toMatchObject({ phone: '07700 900124', reference: null, isBooked: false })
    expect(second.key).not.toBe(first.key)
  })

  it('is another one after half an hour', () => {
    rememberCall({ ...requestFor(CALLER), reference: 'PB-7K3M-9QXT', isBooked: true })
    vi.advanceTimersByTime(HALF_HOUR_MS - 1)
    expect(requestedCall()?.reference).toBe('PB-7K3M-9QXT')
    vi.advanceTimersByTime(1)
    expect(requestedCall()).toBeNull()
  })

  it('is another one once it was cancelled', () => {
    const first = requestFor(CALLER)
    rememberCall(first)
    forgetCall('another-key')
    expect(requestedCall()).toEqual(first)
    forgetCall(first.key)
    expect(requestedCall()).toBeNull()
    expect(requestFor(CALLER).key).not.toBe(first.key)
  })

  it('without a number is not remembered, and leaves the earlier one', () => {
    rememberCall({ ...requestFor(CALLER), reference: 'PB-7K3M-9QXT', isBooked: true })
    rememberCall(requestFor({ name: '', phone: '' }))
    expect(requestedCall()?.reference).toBe('PB-7K3M-9QXT')
  })
})
