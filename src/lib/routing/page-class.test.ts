import { expect, test } from 'vitest'

import { pageClassOf } from './page-class'

test.each([
  ['/', 'homepage'],
  ['/calculator', 'calculator'],
  ['/calculator/quick', 'calculator'],
  ['/locations/bath', 'locations'],
  ['/locations', 'general'],
  ['/contact', 'contact'],
  ['/about', 'about'],
  ['/technical-specs', 'technical-specs'],
  ['/technical-specifications', 'general'],
  ['/sales', 'sales'],
  ['/sales-landing', 'sales'],
  ['/blog/a-post', 'blog'],
  ['/shop', 'general'],
  ['/made-up', 'general'],
])('%s is of the class %s', (path, name) => {
  expect(pageClassOf(path)).toBe(name)
})
