import { describe, expect, it } from 'vitest'

import { nearestPages } from './nearest-pages'

const nearest = (path: string) => nearestPages(path).map(({ href }) => href)

describe('nearestPages', () => {
  it.each([
    ['/calculater', '/calculator'],
    ['/instalers', '/installers'],
    ['/Contact-Us.html', '/contact'],
    ['/blog/a-post-that-is-gone', '/blog'],
    ['/en/technical_specs', '/technical-specs'],
    ['/quick', '/calculator/quick'],
    ['/calculator/qiuck', '/calculator/quick'],
    ['/privacy', '/privacy-policy'],
    ['/system%20designer', '/system-designer'],
  ])('%s was meant to be %s', (path, href) => {
    expect(nearest(path)[0]).toBe(href)
  })

  it('suggests at most three', () => {
    expect(nearest('/installers/distributors/partners/calculator/blog')).toHaveLength(3)
  })

  it.each(['/', '/wp-login.php', '/zzzzzzzz', ''])('finds nothing near %j', (path) => {
    expect(nearest(path)).toEqual([])
  })

  it.each(['/%', '//', '/ü/é', `/${'a'.repeat(8_000)}`, '/b'.repeat(4_000)])('accepts any path', (path) => {
    expect(nearest(path)).toEqual([])
  })
})
