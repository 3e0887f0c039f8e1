// Sets up dependencies and runs every check: see README.md. The last line is `N passed, N failed`.
// Usage: node scripts/test.mjs [--check] [--long]
//   --check  types, lint, unit and architecture tests only
//   --long   also the *.long files, and 2,500 cases per generated test
import { buildSite } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { bin, node } from './lib/run.mjs'
import {
  clearReports,
  playwrightCounts,
  printSlowest,
  printSummary,
  reportFile,
  step,
  vitestCounts,
} from './lib/test-report.mjs'

if (process.argv.includes('--long')) process.env.TEST_CASES = '2500'

await install()
clearReports()

const types = () =>
  step('types', async () => {
    await node([bin('next/dist/bin/next'), 'typegen'], { quiet: true })
    // The native compiler takes a quarter of the time; Next and typescript-eslint need the other.
    await node([bin('typescript-7/bin/tsc'), '--noEmit'])
  })

const lint = () =>
  step('lint', async () => {
    await node([bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'])
    await node([bin('knip/bin/knip.js'), '--no-config-hints'])
    await node([bin('knip/bin/knip.js'), '--no-config-hints', '--production'])
  })

const vitest = (name, projects) =>
  step(
    name,
    () =>
      node([
        bin('vitest/vitest.mjs'),
        'run',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${reportFile(name)}`,
      ]),
    () => vitestCounts(name),
  )
const unitTests = () => vitest('unit', ['unit', 'architecture'])

const playwright = (name, projects, workers) =>
  step(
    name,
    () =>
      node(
        [
          bin('@playwright/test/cli.js'),
          'test',
          ...projects.map((project) => `--project=${project}`),
          `--workers=${workers}`,
        ],
        { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(name) } },
      ),
    () => playwrightCounts(name),
  )

/** Two steps at a time, as each uses about one core. */
async function check() {
  await Promise.all([unitTests(), types().then(lint)])
}

async function everything() {
  const { ensureChromium } = await import('./lib/chromium.mjs')
  const { importTypeScript } = await import('./lib/import-typescript.mjs')
  await ensureChromium()
  const { prepareSite } = await importTypeScript('tests/journeys/setup/test-site.ts')
  const { SITE_URL } = await importTypeScript('tests/journeys/setup/urls.ts')

  const typed = types()
  const untyped = lint().then(unitTests)
  let site
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => Promise.resolve(site?.stop()).finally(() => process.exit(1)))
  // Next writes its types during the build, so tsc must read them first.
  const isBuilt = await step('build', async () => {
    ;[site] = await Promise.all([prepareSite(), typed])
    await buildSite(site.env)
  })
  await untyped
  const isUp = isBuilt && (await step('start', () => site.start()))
  process.env.BUILT_SITE_URL = SITE_URL
  if (isUp) {
    await vitest('built', ['built'])
    await playwright('reading', ['phone', 'desktop'], 2)
  }
  // Journeys that change the site run one at a time, which leaves a core for the tests that need no site.
  const integration = vitest('integration', ['integration'])
  await Promise.all([integration, isUp && playwright('changing', ['changing'], 1)])
  await site?.stop()
  printSlowest(['reading', 'changing'])
}

await (process.argv.includes('--check') ? check() : everything())
process.exit(printSummary() ? 0 : 1)
