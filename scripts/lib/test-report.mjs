import fs from 'node:fs'
import path from 'node:path'

import { log, root } from './run.mjs'

const results = path.join(root, 'test-results')
const SLOWEST = 20

/** The JSON report of a step. */
export const reportFile = (name) => path.join(results, `${name}.json`)

const readReport = (name) => JSON.parse(fs.readFileSync(reportFile(name), 'utf8'))

export const vitestCounts = (name) => {
  const { numPassedTests, numFailedTests } = readReport(name)
  return { passed: numPassedTests, failed: numFailedTests }
}

export const playwrightCounts = (name) => {
  const { expected, unexpected } = readReport(name).stats
  return { passed: expected, failed: unexpected }
}

const steps = []

/**
 * Runs a step and adds its row to the table. Counts as one test unless `count` reads the step's report. Resolves to
 * whether it passed.
 */
export async function step(name, work, count) {
  const startedAt = Date.now()
  log(`${name} ...`)
  const error = await work().then(
    () => null,
    (reason) => reason,
  )
  if (error) log(error.message)
  const isGreen = error === null
  const { passed, failed } = count ? counted(isGreen, count) : { passed: Number(isGreen), failed: Number(!isGreen) }
  steps.push({ name, seconds: (Date.now() - startedAt) / 1000, passed, failed })
  log(`${name}: ${passed} passed, ${failed} failed`)
  return failed === 0
}

/** A failed run without a failed test counts as one failure. */
function counted(isGreen, count) {
  try {
    const { passed, failed } = count()
    return { passed, failed: isGreen ? failed : Math.max(1, failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Prints the table, then the total on the last line. Returns whether everything passed. */
export function printSummary() {
  for (const { name, seconds, passed, failed } of [
    { name: 'step', seconds: 'seconds', passed: 'passed', failed: 'failed' },
    ...steps,
  ]) {
    const time = typeof seconds === 'number' ? seconds.toFixed(1) : seconds
    console.log(`${name.padEnd(14)}${time.padStart(9)}${String(passed).padStart(8)}${String(failed).padStart(8)}`)
  }
  const sum = (field) => steps.reduce((total, counts) => total + counts[field], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0
}

export function printSlowest(names) {
  const tests = names
    .filter((name) => fs.existsSync(reportFile(name)))
    .flatMap((name) => readReport(name).suites.flatMap(testsOf))
  console.log(`The ${SLOWEST} slowest journeys:`)
  for (const { ms, title } of tests.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`)
}

function testsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ results: runs }) => runs.map(({ duration }) => ({ ms: duration, title: `${file}: ${title}` }))),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

export const clearReports = () => fs.rmSync(results, { recursive: true, force: true })
