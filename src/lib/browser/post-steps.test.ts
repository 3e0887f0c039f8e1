import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
const consent = new Map<string, string>()
const storeOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, text: string) => entries.set(key, text),
})
const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>()

beforeEach(() => {
  vi.resetModules() // clears the in-memory fallback
  kept.clear()
  consent.clear()
  sendBeacon.mockReset()
  vi.stubGlobal('localStorage', storeOf(consent))
  vi.stubGlobal('sessionStorage', storeOf(kept))
  vi.stubGlobal('navigator', { sendBeacon })
})
afterEach(() => vi.unstubAllGlobals())

const open = () => import('./post-steps')
const sent = () => Promise.all(sendBeacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text()) as unknown))

test('reports each step once, for the post that was read last', async () => {
  consent.set('cookieConsent', 'accepted')
  const { rememberPost, reportStep } = await open()
  rememberPost('first')
  rememberPost('second')
  reportStep('calculator')
  reportStep('calculator')
  rememberPost('second')
  reportStep('calculator')
  reportStep('lead')
  expect(await sent()).toEqual([
    { post: 'second', step: 'calculator' },
    { post: 'second', step: 'lead' },
  ])
})

test('continues to count on the next page of the tab', async () => {
  consent.set('cookieConsent', 'accepted')
  kept.set('last-post', 'a-post end')
  const { reportStep } = await open()
  reportStep('end')
  reportStep('quote')
  expect(await sent()).toEqual([{ post: 'a-post', step: 'quote' }])
})

test.each(['declined', null])('stores and reports nothing for visitors whose choice is %s', async (choice) => {
  if (choice) consent.set('cookieConsent', choice)
  const { rememberPost, reportStep } = await open()
  rememberPost('a-post')
  reportStep('end')
  expect([...kept, ...(await sent())]).toEqual([])
})

test('reports nothing once consent is withdrawn, or if the browser asks for privacy', async () => {
  consent.set('cookieConsent', 'accepted')
  const { rememberPost, reportStep } = await open()
  rememberPost('a-post')
  consent.set('cookieConsent', 'declined')
  reportStep('end')
  consent.set('cookieConsent', 'accepted')
  vi.stubGlobal('navigator', { sendBeacon, globalPrivacyControl: true })
  reportStep('end')
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('reports nothing for visitors who have read no post', async () => {
  consent.set('cookieConsent', 'accepted')
  const { reportStep } = await open()
  reportStep('lead')
  expect(sendBeacon).not.toHaveBeenCalled()
})
