import { describe, expect, it } from 'vitest'

import { mayAutoplay } from './autoplay-preference'

const asking = (wish: string) => ({ matchMedia: (query: string) => ({ matches: query === wish }) })

describe('mayAutoplay', () => {
  it.each([
    ['no preference is set', '', {}, true],
    ['less motion is wanted', '(prefers-reduced-motion: reduce)', {}, false],
    ['less data is wanted', '(prefers-reduced-data: reduce)', {}, false],
    ['the browser saves data', '', { connection: { saveData: true } }, false],
    ['the browser does not save data', '', { connection: { saveData: false } }, true],
    ['the browser does not report data saving', '', { connection: {} }, true],
    ['there is no connection to ask', '', { connection: null }, true],
  ])('when %s', (_when, wish, navigator, may) => {
    expect(mayAutoplay({ ...asking(wish), navigator })).toBe(may)
  })
})
