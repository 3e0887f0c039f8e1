import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { DegreeDaysHere } from './degree-day-bar'

test('the bar is to scale, in the colour of its band, with a mark at the UK value and both numbers', () => {
  const html = renderToStaticMarkup(<DegreeDaysHere degreeDays={2700} />)
  expect(html).toMatch(/width:90%;background:#[0-9a-f]{6}/)
  expect(html).toMatch(/left:68\.2/)
  expect(html.replace(/<[^>]+>/g, '')).toBe('2,700 heating degree days a year; the mark is the UK’s 2,046.')
})

test('the colour follows the number', () => {
  const colourAt = (degreeDays: number) =>
    /background:(#\w+)/.exec(renderToStaticMarkup(<DegreeDaysHere degreeDays={degreeDays} />))?.[1]
  expect(colourAt(1900)).not.toBe(colourAt(2900))
})
