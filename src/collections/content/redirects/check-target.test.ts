import { expect, test } from 'vitest'

import { checkTarget } from './check-target'

/** Only what the check reads of its field, and the redirects there are. */
function check({ from, to, others = {} }: { from?: string; to: string; others?: Record<string, string> }) {
  const find = async ({ where }: { where: { from: { equals: string } } }) => ({ docs: where.from.equals in others ? [{ to: others[where.from.equals] }] : [] })
  const options = { siblingData: { from }, req: { t: (key: string) => key, payload: { config: {}, find } } }
  return checkTarget(to, options as unknown as Parameters<typeof checkTarget>[1])
}

test.each(['/about', 'https://example.com/a'])('leads to %s', async (to) => expect(await check({ from: '/old', to, others: { '/about': '/us' } })).toBe(true))

test('does not lead back to itself', async () => {
  expect(await check({ from: '/old', to: '/old' })).toBe('This leads back to itself')
})

test('does not lead in a circle, however long', async () => {
  expect(await check({ from: '/old', to: '/a', others: { '/a': '/b', '/b': '/old' } })).toBe('This leads in a circle: /old, /a, /b, /old')
  expect(await check({ from: '/old', to: '/a', others: { '/a': '/b', '/b': '/a' } })).toContain('circle')
})

test.each(['//evil.example', 'http://example.com', 'javascript:alert(1)'])('does not lead to %s', async (to) => {
  expect(await check({ from: '/old', to })).toContain('https://')
})
