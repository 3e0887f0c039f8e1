import { expect, test } from 'vitest'

import { pageNumberOf, postListPath, postPath, postSlugOf, postTopicPath, topicPageOf } from './blog-routes'

test('the first page of a list has no number in its path', () => {
  expect(postListPath()).toBe('/blog')
  expect(postListPath(3)).toBe('/blog/page/3')
  expect(postTopicPath({ kind: 'tag', slug: 'lofts' })).toBe('/blog/tag/lofts')
  expect(postTopicPath({ kind: 'tag', slug: 'lofts' }, 2)).toBe('/blog/tag/lofts/page/2')
})

test.each([
  [undefined, 1],
  [[], 1],
  [['page', '2'], 2],
  [['page', '10'], 10],
  [['page', '1'], null],
  [['page', '02'], null],
  [['page', '2', '3'], null],
  [['pages', '2'], null],
  [['2'], null],
])('%j below a topic is page %j', (segments, page) => {
  expect(topicPageOf(segments)).toBe(page)
})

test.each(['0', '1', '-2', '2.5', '1e3', '1234567', ''])('%j is not a page number', (segment) => {
  expect(pageNumberOf(segment)).toBeNull()
})

test('a post is recognised by its path', () => {
  expect(postSlugOf(postPath('warm-feet'))).toBe('warm-feet')
  expect(postSlugOf('/blog')).toBeNull()
  expect(postSlugOf('/blog/tag/lofts')).toBeNull()
})
