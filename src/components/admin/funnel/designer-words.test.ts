import { expect, it } from 'vitest'

import { designerWords } from './designer-words'

it('says how many reach a price and how soon, as far as that is known', () => {
  expect(designerWords({ begun: 0, priced: 0, seconds: null })).toMatch(/^No visitor who accepted all cookies/)
  expect(designerWords({ begun: 8, priced: 0, seconds: null })).toMatch(
    /^Designer: 0\s?%.* of 8 visitors who came to its start reached a price\.$/,
  )
  expect(designerWords({ begun: 8, priced: 6, seconds: 74.6 })).toMatch(
    /^Designer: 75\s?%.* reached a price, half of them within 75 seconds\. The target is 180\.$/,
  )
})
