import { expect, test, vi } from 'vitest'

import { checkTarget } from './check-target'

vi.mock('@/lib/platform/env', () => ({ env: { siteUrl: 'https://powerboard.example.com' } }))

type Check = { from?: string; to: string; others?: Record<string, string>; pages?: string[]; previousValue?: string }

/** The field options that the check reads, the existing redirects and the published pages. */
function check({ from, to, others = {}, pages = [], previousValue }: Check) {
  const find = async ({ where }: { where: { from: { equals: string } } }) => ({
    docs: where.from.equals in others ? [{ to: others[where.from.equals] }] : [],
  })
  const count = async ({ collection, where }: { collection: string; where: object }) => {
    const paths = collection === 'redirects' ? Object.keys(others) : pages
    return { totalDocs: paths.filter((path) => JSON.stringify(where).includes(`"${path}"`)).length }
  }
  const payload = { config: {}, find, count }
  const options = { siblingData: { from }, previousValue, req: { t: (key: string) => key, payload } }
  return checkTarget(to, options as unknown as Parameters<typeof checkTarget>[1])
}

test.each(['/about', 'https://example.com/a'])('accepts a redirect to %s', async (to) =>
  expect(await check({ from: '/old', to, others: { '/about': '/us' } })).toBe(true),
)

test.each(['/missing', '/blog/missing', '/locations/missing'])('refuses %s while it does not exist', async (to) => {
  expect(await check({ from: '/old', to: `${to}/?x=1` })).toContain(`There is no public page at ${to}.`)
  expect(await check({ from: '/old', to, pages: [to, 'missing'] })).toBe(true)
  expect(await check({ from: '/old', to, others: { [to]: '/about' } })).toBe(true)
  expect(await check({ from: '/old', to, previousValue: to })).toBe(true)
})

test.each(['/', '/contact', '/shop/powerboard', '/downloads/leaflet.pdf'])('accepts the built-in %s', async (to) => {
  expect(await check({ from: '/old', to })).toBe(true)
})

test.each([
  '/old',
  '/old/',
  '/old?x=1',
  '/old#top',
  '/./old',
  '/%6fld',
  'https://powerboard.example.com/old',
  'https://POWERBOARD.example.com:443/old/?x=1',
])('refuses a redirect to itself as %s', async (to) => {
  expect(await check({ from: '/old', to })).toBe('This redirect leads back to itself')
})

test('accepts the same path on another site', async () => {
  expect(await check({ from: '/old', to: 'https://example.com/old', others: { '/old': '/old' } })).toBe(true)
})

test('refuses a loop of any length', async () => {
  expect(await check({ from: '/old', to: '/a', others: { '/a': '/b', '/b': '/old' } })).toBe(
    'This is a redirect loop: /old, /a, /b, /old',
  )
  expect(await check({ from: '/old', to: '/a', others: { '/a': '/b', '/b': '/a' } })).toContain('loop')
})

test('refuses a chain that is too long to follow, although it ends', async () => {
  const others = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`/${index}`, `/${index + 1}`]))
  expect(await check({ from: '/old', to: '/0', others })).toBe(
    'This leads through more than 10 redirects. Enter the address where they end.',
  )
})

test('refuses a loop whose paths are spelled differently', async () => {
  expect(
    await check({
      from: '/old',
      to: '/a/',
      others: { '/a': 'https://powerboard.example.com/b?x=1', '/b': '/old#top' },
    }),
  ).toBe('This is a redirect loop: /old, /a, /b, /old')
})

test.each(['//evil.example', 'http://example.com', 'javascript:alert(1)'])('refuses a redirect to %s', async (to) => {
  expect(await check({ from: '/old', to })).toContain('https://')
})
