import { runLighthouse } from './support/lighthouse'
import { expect, test } from './support/test'

/** Budgets for the first view of a page, in bytes and requests. */
const BUDGETS = {
  '/': { bytes: 255_000, requests: 25 },
  '/sales': { bytes: 235_000, requests: 28 },
}

/** Timings depend on the machine's load: the score has a floor only, and the budgets cover what is deterministic. */
const PERFORMANCE_MIN = 60

test.describe.configure({ timeout: 240_000 })

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`Lighthouse on a phone is satisfied with ${path}`, async ({ baseURL, launchOptions }) => {
    const { scores, bytes, requests, layoutShift, faults } = await runLighthouse(
      `${baseURL}${path}`,
      launchOptions.executablePath,
    )
    test.info().annotations.push({
      type: 'lighthouse',
      description: `performance ${scores.performance}, ${bytes} bytes in ${requests} requests; ${faults.join('; ')}`,
    })
    for (const category of ['accessibility', 'best-practices', 'seo'] as const)
      expect.soft(scores[category], `${category}\n${faults.join('\n')}`).toBe(100)
    expect.soft(scores.performance).toBeGreaterThanOrEqual(PERFORMANCE_MIN)
    expect.soft(bytes).toBeLessThanOrEqual(budget.bytes)
    expect.soft(requests).toBeLessThanOrEqual(budget.requests)
    expect.soft(layoutShift).toBe(0)
  })
}
