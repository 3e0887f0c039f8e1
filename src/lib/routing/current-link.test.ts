import { describe, expect, it } from 'vitest'

import { isCurrentLink } from './current-link'

describe('isCurrentLink', () => {
  it.each([
    { href: '/', path: '/', current: true },
    { href: '/', path: '/about', current: false },
    { href: '/locations', path: '/locations', current: true },
    { href: '/locations', path: '/locations/county/wiltshire', current: true },
    { href: '/blog', path: '/about', current: false },
    { href: '/sales', path: '/sales-landing', current: false },
  ])('$href on $path: $current', ({ href, path, current }) => {
    expect(isCurrentLink({ href, path })).toBe(current)
  })
})
