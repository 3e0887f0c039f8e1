import fs from 'node:fs'
import path from 'node:path'

import { log, root } from './run.mjs'

const results = path.join(root, 'test-results')
const SLOWEST = 20
const LONGEST_MESSAGE = 2000

/** The JSON report of a step. */
export const reportFile = (name) => path.join(results, `${name}.json`)

const readReport = (name) => JSON.parse(fs.readFileSync(reportFile(name), 'utf8'))

export const vitestCounts = (name) => {
  const { numPassedTests, numFailedTests, testResults } = readReport(name)
  const failures = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${path.relative(root, file)}: ${fullName}`,
        message: failureMessages.join('\n'),
      })),
  )
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

export const playwrightCounts = (name) => {
  const { suites, stats } = readReport(name)
  const failures = suites
    .flatMap(testsOf)
    .filter(({ isOk }) => !isOk)
    .map(({ title, message }) => ({ title, message }))
  return { passed: stats.expected, failed: stats.unexpected, failures }
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
  const counts = count ? counted(isGreen, count) : { passed: Number(isGreen), failed: Number(!isGreen) }
  const { passed, failed, failures = [] } = counts
  steps.push({ name, seconds: (Date.now() - startedAt) / 1000, passed, failed, failures })
  log(`${name}: ${passed} passed, ${failed} failed`)
  return failed === 0
}

/** A failed run without a failed test counts as one failure. */
function counted(isGreen, count) {
  try {
    const counts = count()
    return { ...counts, failed: isGreen ? counts.failed : Math.max(1, counts.failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/**
 * Prints the failed tests again, as they are far up in the output by then, then the table and, on the last line, the
 * total. Returns whether everything passed.
 */
export function printSummary() {
  for (const { name, failures } of steps)
    for (const { title, message } of failures)
      console.log(`FAILED (${name}) ${title}\n${message.slice(0, LONGEST_MESSAGE)}\n`)
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
  const own = specs.flatMap(({ file, title, ok: isOk, tests }) =>
    tests.flatMap(({ results: runs }) =>
      runs.map(({ duration, errors }) => ({
        ms: duration,
        title: `${file}: ${title}`,
        isOk,
        message: errors.map(({ message }) => message).join('\n'),
      })),
    ),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

export const clearReports = () => fs.rmSync(results, { recursive: true, force: true })
