import { rmSync } from 'node:fs'
import path from 'node:path'

import { Pool } from 'pg'
import { expect, test as base } from 'vitest'

import { root } from '../../../scripts/lib/run.mjs'
import { untilHealthy } from '../../../scripts/lib/stack.mjs'
import { databaseUrl, startCluster, stopCluster } from '../../../scripts/postgres/cluster.mjs'
import { startFakeCrm } from '../../fakes/fake-crm'
import { startSmtpCatcher } from '../../fakes/smtp-catcher'
import { newVisitor } from '../../fixtures/visitor'
import { type NpmStart, npmStart, type Role } from './npm-start'
import { press } from './visitors'

const STARTS_WITHIN_MS = 180_000
const RECOVERS_WITHIN_MS = 90_000

export type SupervisedSite = Awaited<ReturnType<typeof openSite>>

export const newFolder = async (name: string) => {
  const dataDir = path.join(root, '.data', `faults-${name}`)
  await stopCluster({ data: path.join(dataDir, 'postgres/data') }) // left by an interrupted run
  rmSync(dataDir, { recursive: true, force: true })
  return dataDir
}

/** A site run by `npm start`, with a CRM and a mail server to deliver to. */
async function openSite() {
  // There are a thousand phone numbers for made-up people, and some scenarios have more visitors.
  const [crm, smtp] = await Promise.all([startFakeCrm({ knowsPhones: false }), startSmtpCatcher()])
  const env = {
    SMTP_URL: smtp.url,
    GHL_API_BASE_URL: crm.settings.baseUrl,
    GHL_API_TOKEN: crm.settings.token,
    GHL_LOCATION_ID: crm.settings.locationId,
  }
  const start = npmStart({ dataDir: await newFolder('npm-start'), port: 3181, env })
  await startAndWait(start)
  return { start, crm, smtp, env, pool: await poolOf(start) }
}

/** A connection pool to the database of a running site. */
export async function poolOf({ dataDir }: NpmStart): Promise<Pool> {
  const connectionString = databaseUrl(await startCluster({ dataDir }), 'powerboard')
  const pool = new Pool({ connectionString, max: 2 })
  pool.on('error', () => undefined) // the scenarios kill the database; the next query opens another connection
  return pool
}

export async function startAndWait(start: NpmStart) {
  start.start()
  await Promise.race([
    untilHealthy(start.url, STARTS_WITHIN_MS),
    start.exitCode().then((code) => {
      throw new Error(`npm start ended (${code}):\n${start.output()}`)
    }),
  ])
  await expect.poll(() => start.pidOf('worker'), { timeout: STARTS_WITHIN_MS }).not.toBe(0)
}

/** Waits until a new process has replaced this one, pages are served and an enquiry is accepted. */
export async function expectRecovery(start: NpmStart, { role, killed }: { role: Role; killed: number }) {
  const startedMs = performance.now()
  const hasReplacement = () => ![0, killed].includes(start.pidOf(role))
  const page = () => fetch(start.url, { signal: AbortSignal.timeout(5_000) }).then(({ status }) => status, String)
  const enquiry = async () => (await press(start.url, newVisitor())).status
  const options = { timeout: RECOVERS_WITHIN_MS, interval: 50 }
  await expect.poll(hasReplacement, options).toBe(true)
  await expect.poll(page, options).toBe(200)
  await expect.poll(enquiry, options).toBe(201)
  console.log(`${role} killed: pages and enquiries after ${Math.round(performance.now() - startedMs)} ms`)
}

export async function stop(start: NpmStart) {
  if (start.isRunning()) start.pressCtrlC()
  await start.exitCode()
  await stopCluster({ data: path.join(start.dataDir, 'postgres/data') })
}

/** A scenario gets a running site, and must leave it running. */
export const scenario = base.extend<{ site: SupervisedSite }>({
  site: [
    async ({}, provide) => {
      const site = await openSite()
      await provide(site)
      await stop(site.start)
      await Promise.all([site.crm.stop(), site.smtp.stop(), site.pool.end()])
    },
    { scope: 'file' },
  ],
})
