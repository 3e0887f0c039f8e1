import { afterEach, expect, test, vi } from 'vitest'

import { closedAddresses } from '@/lib/features/closing'
import type { FeatureName } from '@/lib/features/features'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function linksWithout(closed: FeatureName[]): Promise<string[]> {
  vi.stubEnv('CLOSED_ADDRESSES', closedAddresses(closed))
  const { nextLinksOf } = await import('./next-step')
  const answers = {} as never // of no account for this verdict
  return nextLinksOf({ verdict: 'insulate-first', answers }).map(({ href }) => href)
}

test('leads to the designer, unless it is closed', async () => {
  expect(await linksWithout([])).toContain('/system-designer')
  vi.resetModules()
  const links = await linksWithout(['designer'])
  expect(links).not.toContain('/system-designer')
  expect(links).toHaveLength(1)
})
