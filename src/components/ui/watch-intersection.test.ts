import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { watchIntersection } from './watch-intersection'

type Change = { isIntersecting: boolean }
const browser = {
  hand: (_changes: Change[]): void => undefined,
  observe: vi.fn(),
  disconnect: vi.fn(),
  options: undefined as unknown,
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = browser.observe
      disconnect = browser.disconnect
      constructor(callBack: (changes: Change[]) => void, options: unknown) {
        browser.hand = callBack
        browser.options = options
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('reports the newest of the changes that the browser hands over at once', () => {
  const seen: boolean[] = []
  const element = {} as Element
  const stop = watchIntersection(element, ({ isIntersecting }) => seen.push(isIntersecting), { rootMargin: '50% 0px' })
  expect(browser.observe).toHaveBeenCalledExactlyOnceWith(element)
  expect(browser.options).toEqual({ rootMargin: '50% 0px' })

  browser.hand([{ isIntersecting: false }, { isIntersecting: true }])
  browser.hand([{ isIntersecting: true }, { isIntersecting: false }])
  expect(seen).toEqual([true, false])

  stop()
  expect(browser.disconnect).toHaveBeenCalledOnce()
})
