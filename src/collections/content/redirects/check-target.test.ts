import { expect, test } from 'vitest'

import { checkTarget } from './check-target'

/** Only what the check reads of its field. */
function check({ from, to }: { from?: string; to: string }) {
  const options = { siblingData: { from }, req: { t: (key: string) => key, payload: { config: {} } } }
  return checkTarget(to, options as unknown as Parameters<typeof checkTarget>[1])
}

test.each(['/about', 'https://example.com/a'])('leads to %s', (to) => expect(check({ from: '/old', to })).toBe(true))

test('does not lead back to itself', () => {
  expect(check({ from: '/old', to: '/old' })).toBe('This leads back to itself')
})

test.each(['//evil.example', 'http://example.com', 'javascript:alert(1)'])('does not lead to %s', (to) => {
  expect(check({ from: '/old', to })).toContain('https://')
})
