import { expect, test } from 'vitest'

import { pageTrail } from './page-trail'

test('a guide is below the list of guides', () => {
  expect(pageTrail('guide')).toEqual([{ path: '/sitemap#guide', name: 'Guides' }])
})

test.each(['company', 'advice', ''])('a page of kind “%s” is below the homepage', (kind) => {
  expect(pageTrail(kind)).toEqual([])
})
