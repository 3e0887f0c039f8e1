// Sets up what it needs and runs every check: see README.md. Ends with one line, `N passed, N failed`.
import fs from 'node:fs'
import path from 'node:path'

import { install } from './lib/install.mjs'
import { bin, log, node, root } from './lib/run.mjs'

await install()
const { ensureChromium } = await import('./lib/chromium.mjs')
await ensureChromium()

const results = path.join(root, 'test-results')
fs.rmSync(results, { recursive: true, force: true })
const report = (name) => path.join(results, `${name}.json`)
const read = (name) => JSON.parse(fs.readFileSync(report(name), 'utf8'))

async function succeeds(work) {
  try {
    await work()
    return true
  } catch (error) {
    log(error.message)
    return false
  }
}

const asOne = async (work) => ((await succeeds(work)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** A run that reports its tests; when it failed without naming one, that counts as one failure. */
async function counted(work, count) {
  const isGreen = await succeeds(work)
  const { passed, failed } = await Promise.resolve()
    .then(count)
    .catch(() => ({ passed: 0, failed: 1 }))
  return { passed, failed: isGreen ? failed : Math.max(1, failed) }
}

const steps = {
  types: () =>
    asOne(async () => {
      await node([bin('next/dist/bin/next'), 'typegen'], { quiet: true })
      await node([bin('typescript/bin/tsc'), '--noEmit'])
    }),
  lint: () => asOne(() => node([bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'])),
  tests: () =>
    counted(
      () =>
        node([
          bin('vitest/vitest.mjs'),
          'run',
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${report('tests')}`,
        ]),
      () => ({ passed: read('tests').numPassedTests, failed: read('tests').numFailedTests }),
    ),
  journeys: () =>
    counted(
      () => node([bin('@playwright/test/cli.js'), 'test']),
      () => ({
        passed: read('journeys').stats.expected + read('journeys').stats.flaky,
        failed: read('journeys').stats.unexpected,
      }),
    ),
}

const total = { passed: 0, failed: 0 }
for (const [name, step] of Object.entries(steps)) {
  log(`${name} ...`)
  const { passed, failed } = await step()
  log(`${name}: ${passed} passed, ${failed} failed`)
  total.passed += passed
  total.failed += failed
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
