import { describe, expect, it } from 'vitest'

import { mayPlayUnasked } from './may-play'

const asking = (wish: string) => ({ matchMedia: (query: string) => ({ matches: query === wish }) })

describe('mayPlayUnasked', () => {
  it.each([
    ['nobody objects', '', {}, true],
    ['less motion is wanted', '(prefers-reduced-motion: reduce)', {}, false],
    ['less data is wanted', '(prefers-reduced-data: reduce)', {}, false],
    ['the browser saves data', '', { connection: { saveData: true } }, false],
    ['the browser does not save data', '', { connection: { saveData: false } }, true],
    ['the browser says nothing about data', '', { connection: {} }, true],
    ['there is no connection to ask', '', { connection: null }, true],
  ])('when %s', (_when, wish, navigator, may) => {
    expect(mayPlayUnasked({ ...asking(wish), navigator })).toBe(may)
  })
})
