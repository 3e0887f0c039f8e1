import { expect, it } from 'vitest'

import { isMobileDevice } from './is-mobile'

it.each([
  { userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', mobile: true },
  {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    mobile: true,
  },
  { userAgent: 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) Safari/604.1', mobile: true },
  { userAgent: 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)', mobile: true },
  { userAgent: 'Mozilla/5.0 (Linux; U; webOS/2.2.4; en-US)', mobile: true },
  { userAgent: 'Mozilla/5.0 (BlackBerry; U; BlackBerry 9900; en)', mobile: true },
  { userAgent: 'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; IEMobile/10.0)', mobile: true },
  { userAgent: 'Opera/9.80 (J2ME/MIDP; Opera Mini/9 (Compatible; MSIE:9.0))', mobile: true },
  { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', mobile: false },
  { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Version/19.0 Safari/605.1.15', mobile: false },
])('$mobile for $userAgent', ({ userAgent, mobile }) => {
  expect(isMobileDevice(userAgent)).toBe(mobile)
})
