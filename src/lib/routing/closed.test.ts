import { afterEach, describe, expect, it, vi } from 'vitest'

const loaded = async (addresses: string) => {
  vi.resetModules()
  vi.stubEnv('CLOSED_ADDRESSES', addresses)
  return { ...(await import('./closed')), ...(await import('./nearest-pages')) }
}

afterEach(() => vi.unstubAllEnvs())

describe('with the blog closed', () => {
  const BLOG = '^(?:/blog|/blog/[^/]+)$'

  it.each(['/blog', '/blog/a-post', '/blog?utm_source=x', '/blog#posts'])('%s is not open', async (href) => {
    expect((await loaded(BLOG)).isOpen(href)).toBe(false)
  })

  it.each(['/', '/blogs', '/about?from=/blog', 'https://example.com/blog', 'tel:+441632960123'])(
    '%s is open',
    async (href) => expect((await loaded(BLOG)).isOpen(href)).toBe(true),
  )

  it('only links to open pages are shown', async () => {
    const links = [
      { href: '/blog', label: 'Blog' },
      { href: '/about', label: 'About' },
    ]
    expect((await loaded(BLOG)).openOnes(links).map(({ label }) => label)).toEqual(['About'])
  })

  it('a missing page suggests no closed one', async () => {
    expect((await loaded(BLOG)).nearestPages('/blogg').map(({ href }) => href)).not.toContain('/blog')
    expect((await loaded('')).nearestPages('/blogg').map(({ href }) => href)).toContain('/blog')
  })
})

it('by default everything is open', async () => expect((await loaded('')).isOpen('/blog')).toBe(true))
