import { runLighthouse, type LighthouseRun } from './support/lighthouse'
import { expect, test } from './support/test'

const PAGES = ['/', '/sales']
const RUNS = 3

test.describe.configure({ timeout: 240_000 })

for (const path of PAGES) {
  test(`Lighthouse on a phone is content with ${path}`, async ({ baseURL, launchOptions }) => {
    const runs: LighthouseRun[] = []
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await runLighthouse(`${baseURL}${path}`, launchOptions.executablePath))
    const scores = (category: keyof LighthouseRun['scores']) => median(runs.map((run) => run.scores[category]))
    const figures = { lcpMs: median(runs.map(({ lcpMs }) => lcpMs)), tbtMs: median(runs.map(({ tbtMs }) => tbtMs)) }
    test
      .info()
      .annotations.push({
        type: 'lighthouse',
        description: `performance ${scores('performance')} ${JSON.stringify(figures)} ${runs.flatMap(({ faults }) => faults).join('; ')}`,
      })
    const found = runs.at(-1)?.faults.join('\n')
    for (const category of ['accessibility', 'best-practices', 'seo'] as const)
      expect.soft(scores(category), `${category}\n${found}`).toBe(100)
    for (const { layoutShift } of runs) expect.soft(layoutShift).toBe(0)
  })
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
