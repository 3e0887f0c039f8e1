import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { errorReportSchema } from '@/lib/schemas/error-report'

const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(() => {
  vi.resetModules() // resets the report count
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
  fetch.mockReset().mockResolvedValue(new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('location', { href: 'https://powerboard.example/contact' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const open = () => import('./error-report')
const reported = () => fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown)
const ALWAYS = { url: 'https://powerboard.example/contact', timestamp: '2026-11-21T10:00:00.000Z' }

describe('error reports', () => {
  it('report a rendering error', async () => {
    const error = new TypeError('x is not a function')
    ;(await open()).reportRenderError(error, '\n    at Map')
    expect(fetch).toHaveBeenCalledWith(
      '/api/error-log',
      expect.objectContaining({ method: 'POST', credentials: 'include', keepalive: true }),
    )
    expect(reported()).toEqual([
      { error: 'x is not a function', stack: error.stack, componentStack: '\n    at Map', ...ALWAYS },
    ])
  })

  it('include the server error digest in a form that survives redaction', async () => {
    ;(await open()).reportRenderError(Object.assign(new Error('An error occurred'), { digest: '2338474017' }))
    const [report] = reported()
    expect(report).toMatchObject({ error: 'An error occurred digest_2338474017' })
    expect(errorReportSchema.parse(report)).toMatchObject({ error: 'An error occurred digest_2338474017' })
  })

  it('use a placeholder for an error without a message', async () => {
    ;(await open()).reportRenderError(new RangeError())
    expect(reported()).toMatchObject([{ error: 'RangeError' }])
  })

  it('report uncaught errors and unhandled rejections', async () => {
    const { reportUnhandled } = await open()
    // Node lacks these event classes.
    const raise = (fault: object) => reportUnhandled(fault as ErrorEvent | PromiseRejectionEvent)
    const error = new Error('late')
    raise({ message: 'Uncaught Error: late', filename: '/a.js', lineno: 3, colno: 14, error })
    raise({ message: '', filename: '', lineno: 0, colno: 0, error: null })
    raise({ reason: error })
    raise({ reason: undefined })
    expect(reported()).toEqual([
      { error: 'Uncaught Error: late', filename: '/a.js', lineno: 3, colno: 14, stack: error.stack, ...ALWAYS },
      { error: 'Unknown error', filename: '', lineno: 0, colno: 0, ...ALWAYS },
      { reason: 'Error: late', stack: error.stack, ...ALWAYS },
      { reason: 'undefined', ...ALWAYS },
    ])
  })

  it('stop after ten, and are truncated to the stored length', async () => {
    const { reportRenderError } = await open()
    const error = Object.assign(new Error('again'), { stack: 'x'.repeat(20_000) })
    for (let n = 0; n < 12; n++) reportRenderError(error, 'y'.repeat(20_000))
    expect(reported()).toHaveLength(10)
    expect(reported()[0]).toMatchObject({ stack: 'x'.repeat(8_000), componentStack: 'y'.repeat(8_000) })
  })

  it('ignore a failed request', async () => {
    vi.useRealTimers()
    const onUnhandled = vi.fn()
    process.on('unhandledRejection', onUnhandled)
    onTestFinished(() => void process.off('unhandledRejection', onUnhandled))
    let requests = 0
    vi.stubGlobal('fetch', () => {
      requests += 1
      return Promise.reject(new TypeError('Failed to fetch')) // unlike the mock's, nothing else handles it
    })
    ;(await open()).reportRenderError(new Error('x'))
    await new Promise(setImmediate) // Node has reported unhandled rejections by then
    expect([requests, onUnhandled.mock.calls]).toEqual([1, []])
  })
})
