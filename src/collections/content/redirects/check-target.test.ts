import { expect, test, vi } from 'vitest'

import { checkTarget } from './check-target'

vi.mock('@/lib/platform/env', () => ({ env: { siteUrl: 'https://powerboard.example.com' } }))

/** Only what the check reads of its field, and the redirects there are. */
function check({ from, to, others = {} }: { from?: string; to: string; others?: Record<string, string> }) {
  const find = async ({ where }: { where: { from: { equals: string } } }) => ({
    docs: where.from.equals in others ? [{ to: others[where.from.equals] }] : [],
  })
  const options = { siblingData: { from }, req: { t: (key: string) => key, payload: { config: {}, find } } }
  return checkTarget(to, options as unknown as Parameters<typeof checkTarget>[1])
}

test.each(['/about', 'https://example.com/a'])('leads to %s', async (to) =>
  expect(await check({ from: '/old', to, others: { '/about': '/us' } })).toBe(true),
)

test.each([
  '/old',
  '/old/',
  '/old?x=1',
  '/old#top',
  '/./old',
  '/%6fld',
  'https://powerboard.example.com/old',
  'https://POWERBOARD.example.com:443/old/?x=1',
])('does not lead back to itself as %s', async (to) => {
  expect(await check({ from: '/old', to })).toBe('This leads back to itself')
})

test('leads to the same path of another site', async () => {
  expect(await check({ from: '/old', to: 'https://example.com/old', others: { '/old': '/old' } })).toBe(true)
})

test('does not lead in a circle, however long', async () => {
  expect(await check({ from: '/old', to: '/a', others: { '/a': '/b', '/b': '/old' } })).toBe(
    'This leads in a circle: /old, /a, /b, /old',
  )
  expect(await check({ from: '/old', to: '/a', others: { '/a': '/b', '/b': '/a' } })).toContain('circle')
})

test('does not lead in a circle whose stops are written in other ways', async () => {
  expect(
    await check({
      from: '/old',
      to: '/a/',
      others: { '/a': 'https://powerboard.example.com/b?x=1', '/b': '/old#top' },
    }),
  ).toBe('This leads in a circle: /old, /a, /b, /old')
})

test.each(['//evil.example', 'http://example.com', 'javascript:alert(1)'])('does not lead to %s', async (to) => {
  expect(await check({ from: '/old', to })).toContain('https://')
})
