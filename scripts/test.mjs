// Sets up dependencies and runs every check: see README.md. The last line is `N passed, N failed`.
// Usage: node scripts/test.mjs [--check [--changed]] [--long]
//   --check    types, lint, unit and architecture tests only
//   --changed  of these, what files that are not committed yet can affect
//   --long     also the audit, the *.long files, and 2,500 cases per generated test
import { execFileSync } from 'node:child_process'

import { buildSite } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { bin, log, node, root } from './lib/run.mjs'
import {
  clearReports,
  playwrightCounts,
  printSlowest,
  printSummary,
  reportFile,
  step,
  vitestCounts,
} from './lib/test-report.mjs'

const has = (option) => process.argv.includes(option)
if (has('--long')) process.env.TEST_CASES = '2500'

const CACHE = 'node_modules/.cache/eslint/'

await install()
clearReports()

const types = () =>
  step('types', async () => {
    await node([bin('next/dist/bin/next'), 'typegen'], { quiet: true })
    // The native compiler takes a quarter of the time; Next and typescript-eslint need the other.
    await node([bin('typescript-7/bin/tsc'), '--noEmit'])
  })

const oxlint = () => node([bin('oxlint/bin/oxlint')])
const eslint = (...args) => node([bin('eslint/bin/eslint.js'), '--max-warnings=0', ...args])

/** A developer's run keeps results by content, although a few rules also look at the files that one imports. */
const lint = () =>
  step('lint', async () => {
    await oxlint()
    await eslint('.', ...(has('--check') ? ['--cache', '--cache-strategy=content', `--cache-location=${CACHE}`] : []))
    await node([bin('knip/bin/knip.js'), '--no-config-hints'])
    await node([bin('knip/bin/knip.js'), '--no-config-hints', '--production'])
  })

const lintChanged = () =>
  step('lint', async () => {
    await oxlint()
    const files = changedFiles().filter((file) => /\.(?:tsx?|[cm]js)$/.test(file))
    if (files.length > 0) await eslint('--no-warn-ignored', ...files)
  })

/** Changed or new files that are not committed yet. */
function changedFiles() {
  const listed = (...args) => execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  return [
    ...listed('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...listed('ls-files', '--others', '--exclude-standard'),
  ].filter(Boolean)
}

const vitest = (name, projects, args = []) =>
  step(
    name,
    () =>
      node([
        bin('vitest/vitest.mjs'),
        'run',
        ...projects.map((project) => `--project=${project}`),
        ...args,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${reportFile(name)}`,
      ]),
    () => vitestCounts(name),
  )
const unitTests = (...args) => vitest('unit', ['unit', 'architecture'], args)

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

/** Counts neither as passed nor as failed where the registry does not answer. */
function audit() {
  let failures = []
  let passed = 0
  return step(
    'audit',
    async () => {
      const { audit: auditPackages } = await import('./lib/audit.mjs')
      const { isRun, notRunBecause, problems } = await auditPackages()
      if (!isRun) log(`audit: not run: ${notRunBecause}`)
      failures = problems.map((title) => ({ title, message: 'See docs/how-to/update-dependencies.md' }))
      if (problems.length > 0) throw new Error('The audit found something')
      if (isRun) passed = 1
    },
    () => ({ passed, failed: failures.length, failures }),
  )
}

/** Two steps at a time, as each uses about one core. */
async function check() {
  if (has('--changed')) await Promise.all([unitTests('--changed', '--passWithNoTests'), types().then(lintChanged)])
  else await Promise.all([unitTests(), types().then(lint)])
}

async function everything() {
  const { ensureChromium } = await import('./lib/chromium.mjs')
  const { importTypeScript } = await import('./lib/import-typescript.mjs')
  await ensureChromium()
  const { prepareSite } = await importTypeScript('tests/journeys/setup/test-site.ts')
  const { SITE_URL } = await importTypeScript('tests/journeys/setup/urls.ts')

  let site
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => Promise.resolve(site?.stop()).finally(() => process.exit(1)))
  const typed = types()

  const build = () =>
    step('build', async () => {
      // Next writes its types during the build, so tsc must read them first.
      ;[site] = await Promise.all([prepareSite(), typed])
      await buildSite(site.env)
    })

  // Little else runs beside each other: more than two busy processes on two cores take longer than one after the other,
  // and a journey, like a visitor, waits for seconds only.
  const [isBuilt] = await Promise.all([build(), typed.then(lint)])
  if (has('--long')) await audit()
  await unitTests()
  await vitest('integration', ['integration'])
  await vitest('alone', ['integration-alone'])
  if (isBuilt && (await step('start', () => site.start()))) {
    process.env.BUILT_SITE_URL = SITE_URL
    await vitest('built', ['built'])
    await playwright('reading', ['phone', 'desktop'], 2)
    await playwright('changing', ['changing'], 1)
  }
  await site?.stop()
  printSlowest(['reading', 'changing'])
}

await (has('--check') ? check() : everything())
process.exit(printSummary() ? 0 : 1)
