import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

import { root } from './run.mjs'

const EXCEPTIONS_FILE = 'scripts/audit-exceptions.json'
const ID = /^GHSA(?:-[a-z0-9]{4}){3}$/
const OUTPUT_MAX_BYTES = 64 * 1024 * 1024

const exceptionsSchema = z.array(
  z.strictObject({
    advisory: z.string().regex(ID),
    reason: z.string().min(20),
    expires: z.iso.date(),
  }),
)

/** Advisories that we live with until a date, each with the reason. */
export const readExceptions = () =>
  exceptionsSchema.parse(JSON.parse(fs.readFileSync(path.join(root, EXCEPTIONS_FILE), 'utf8')))

/**
 * The known vulnerabilities of the locked packages.
 * @returns {Promise<{ isRun: boolean, notRunBecause?: string, problems: string[] }>} an exception past its date is a
 * problem even where the registry does not answer
 */
export async function audit() {
  const exceptions = readExceptions()
  const today = new Date().toISOString().slice(0, 10)
  const report = await askRegistry()
  const expired = expiredOf(exceptions, today)
  if (!report.vulnerabilities) return { isRun: false, notRunBecause: reasonIn(report), problems: expired }
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  return { isRun: true, problems: [...expired, ...problemsOf({ report, packages, exceptions })] }
}

/** npm exits with 1 if it finds anything, and if it cannot ask; its report tells which. */
const askRegistry = () =>
  new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: OUTPUT_MAX_BYTES, shell: process.platform === 'win32' }
    execFile('npm', ['audit', '--json'], options, (error, output) =>
      resolve(parsed(output) ?? { message: error?.message }),
    )
  })

function parsed(output) {
  try {
    return JSON.parse(output)
  } catch {
    return null
  }
}

const reasonIn = ({ message, error }) => message || error?.summary || 'npm audit gave no report'

/** Exceptions that held until the day before `today`, such as '2027-01-31', or earlier. */
export const expiredOf = (exceptions, today) =>
  exceptions
    .filter(({ expires }) => expires < today)
    .map(({ advisory, expires }) => `the exception for ${advisory} expired on ${expires}`)

/**
 * Advisories without an exception: any in packages of the running site, critical ones, such as stolen packages, in tools
 * of developers too. Also exceptions that nothing needs any more.
 * @param {{
 *   report: { vulnerabilities: Record<string, { nodes: string[], via: (string | Record<string, unknown>)[] }> }
 *   packages: Record<string, { dev?: boolean }>
 *   exceptions: { advisory: string }[]
 * }} options
 */
export function problemsOf({ report, packages, exceptions }) {
  const found = new Map()
  for (const { nodes, via } of Object.values(report.vulnerabilities))
    for (const { url, name, title, severity } of via.filter((cause) => typeof cause === 'object')) {
      const isOfSite = nodes.some((node) => !packages[node]?.dev)
      if (isOfSite || severity === 'critical')
        found.set(path.posix.basename(url), `${name}: ${title} (${severity}), ${url}`)
    }
  const excepted = new Set(exceptions.map(({ advisory }) => advisory))
  return [
    ...[...found].filter(([id]) => !excepted.has(id)).map(([, problem]) => problem),
    ...[...excepted].filter((id) => !found.has(id)).map((id) => `the exception for ${id} is no longer needed`),
  ]
}
