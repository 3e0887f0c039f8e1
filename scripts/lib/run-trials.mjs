import path from 'node:path'

import { startVitest } from 'vitest/node'

import { root } from './run.mjs'

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(8)

/** One line per trial, followed by its failure if any; the trials' own output is passed through. */
const reporter = {
  onUserConsoleLog: ({ content }) => process.stdout.write(content),
  onTestCaseResult(trial) {
    const { state, errors = [] } = trial.result()
    if (state === 'skipped') return
    console.log(
      `${state === 'passed' ? 'passed' : 'FAILED'} ${seconds(trial.diagnostic()?.duration ?? 0)}  ${trial.name}`,
    )
    for (const { stack, message, diff } of new Map(errors.map((error) => [error.message, error])).values())
      console.log([stack ?? message, diff].filter(Boolean).join('\n'))
  },
  onTestModuleEnd: (file) => file.errors().forEach((error) => console.log(error.stack ?? error.message)),
  onTestRunEnd: (_files, errors) => errors.forEach((error) => console.log(error.stack ?? error.message)),
}

/** Runs the trials in `folder` one at a time, filtered by `names` if given, prints `N passed, N failed` and exits. */
export async function runTrials(folder, names) {
  const vitest = await startVitest(
    'test',
    [],
    {
      root,
      config: false,
      watch: false,
      include: [`${folder}/**/*.test.ts`],
      globalSetup: [`${folder}/setup.ts`],
      fileParallelism: false,
      pool: 'forks',
      testTimeout: 240_000,
      hookTimeout: 60_000,
      testNamePattern: names.length > 0 ? new RegExp(names.map(escaped).join('|'), 'i') : undefined,
      reporters: [reporter],
    },
    { resolve: { alias: { '@': path.join(root, 'src') } } },
  )
  const files = vitest.state.getTestModules()
  const states = files.flatMap((file) => [...file.children.allTests()]).map((trial) => trial.result().state)
  const passed = states.filter((state) => state === 'passed').length
  const broken =
    passed === 0 || files.some((file) => file.errors().length > 0) || vitest.state.getUnhandledErrors().length > 0
  const failed = Math.max(states.filter((state) => state === 'failed').length, broken ? 1 : 0)
  await vitest.close()
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

const escaped = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
