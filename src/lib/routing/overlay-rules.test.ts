import { expect, it } from 'vitest'

import { mayShowOverlay } from './overlay-rules'

it.each([
  ['/', true],
  ['/about', true],
  ['/contacts-in-the-trade', true],
  ['/system-designer', false],
  ['/contact', false],
  ['/contact/received', false],
  ['/quote-request', false],
  ['/quote-request/check', false],
  ['/enquiry/3q2-7w', false],
  ['/quote/3q2-7w', false],
  ['/checkout', false],
  ['/order/3q2-7w', false],
  ['/business/thank-you', false],
  ['/datasheet/received', false],
  ['/calculator/quick/sent', false],
])('%s: %s', (path, may) => {
  expect(mayShowOverlay(path)).toBe(may)
})
