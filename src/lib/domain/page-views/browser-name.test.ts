import { expect, test } from 'vitest'

import { browserName } from './browser-name'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.7444.60 Safari/537.36`, 'Chrome 142'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.3595.53`, 'Edge 142'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'Opera 125'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Mobile`,
    'Samsung Internet 28',
  ],
  [`${IPHONE} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari 19'],
  [`${IPHONE} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, 'Chrome 142'],
  [`${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/604.1`, 'Firefox 145'],
  [`${IPHONE} EdgiOS/142.0 Version/19.0 Mobile/15E148 Safari/604.1`, 'Edge 142'],
])('%s is %s, which stays as it is', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
  expect(browserName(name)).toBe(name)
})

test.each(['', 'Other', 'ada@example.com', 'Mozilla/5.0 (compatible)', 'Version/19.0', 'Firefox/x'])(
  '%j says nothing',
  (userAgent) => expect(browserName(userAgent)).toBe('Other'),
)
