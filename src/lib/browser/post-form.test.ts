import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { postForm } from './post-form'

const form = { url: '/api/contact', body: { firstName: 'Priya' }, idempotencyKey: 'key-1' }

function stubFetch(response: Response | Error) {
  const fetch = vi.fn<typeof globalThis.fetch>()
  if (response instanceof Error) fetch.mockRejectedValue(response)
  else fetch.mockResolvedValue(response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('postForm', () => {
  it('sends the idempotency key and returns the reference', async () => {
    const sent = {
      message: 'Thank you',
      reference: 'PB-7K3M-Q9TX',
      due: 'by 8.15am',
      opens: 'at 8am tomorrow',
      enquiry: '/enquiry/token',
    }
    const fetch = stubFetch(Response.json(sent, { status: 201 }))
    expect(await postForm(form)).toEqual({ ok: true, ...sent })
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ 'Idempotency-Key': 'key-1' })
    expect(fetch.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal)
  })

  it('maps field errors, keeping the first message for each field', async () => {
    const errors = [
      { path: 'phone', message: 'Please enter a valid phone number' },
      { path: 'phone', message: 'second' },
      { path: '', message: 'Invalid input' },
      { path: 7, message: 'odd' },
      'odd',
    ]
    stubFetch(Response.json({ message: 'Check your answers', errors }, { status: 400 }))
    expect(await postForm(form)).toEqual({
      ok: false,
      errors: { phone: 'Please enter a valid phone number' },
      message: 'Check your answers',
      isKeySpent: false,
    })
  })

  it('keeps the order of the server, which is that of the fields', async () => {
    const errors = ['phone', 'email', 'name'].map((path) => ({ path, message: `${path} is required` }))
    stubFetch(Response.json({ message: 'Check your answers', errors }, { status: 400 }))
    const outcome = await postForm(form)
    expect(outcome.ok ? [] : Object.keys(outcome.errors)).toEqual(['phone', 'email', 'name'])
  })

  it.each([
    { name: 'no response', response: new TypeError('Failed to fetch'), message: null, isKeySpent: false },
    { name: 'an HTML response', response: new Response('<html>', { status: 502 }), message: null, isKeySpent: false },
    {
      name: 'a busy server',
      response: Response.json({ message: 'Call us' }, { status: 503 }),
      message: 'Call us',
      isKeySpent: false,
    },
    {
      name: 'a key already used with another body',
      response: Response.json({}, { status: 422 }),
      message: null,
      isKeySpent: true,
    },
  ])('turns $name into an outcome', async ({ response, message, isKeySpent }) => {
    stubFetch(response)
    expect(await postForm(form)).toEqual({ ok: false, errors: {}, message, isKeySpent })
  })
})
