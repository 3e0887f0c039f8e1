import { afterEach, expect, test, vi } from 'vitest'

import { closedAddresses } from '@/lib/features/closing'
import type { FeatureName } from '@/lib/features/features'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function linksWithout(closed: FeatureName[]): Promise<string[]> {
  vi.stubEnv('CLOSED_ADDRESSES', closedAddresses(closed))
  const { nextStepOf } = await import('./next-step')
  const judgement = { verdict: 'depends', reasons: [] } as never // all that the step depends on
  return nextStepOf({ judgement, answers: {} as never }).links.map(({ href }) => href)
}

test('leads to the designer, unless it is closed', async () => {
  expect(await linksWithout([])).toContain('/system-designer')
  vi.resetModules()
  const links = await linksWithout(['designer'])
  expect(links).not.toContain('/system-designer')
  expect(links).toHaveLength(1)
})
