import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { onTestFinished } from 'vitest'

import { connect } from '../../../scripts/postgres/client.mjs'
import { startCluster, stopCluster } from '../../../scripts/postgres/cluster.mjs'

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** A folder for this test only, accessible to the account that runs PostgreSQL unless `mode` says otherwise. */
export function newFolder(mode = 0o755): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cluster-'))
  chmodSync(folder, mode)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Each test worker has its own range of ports, so that none takes the port of a server killed by another. */
const FIRST_PORT = 5700 + 100 * Number(process.env.VITEST_POOL_ID)

/**
 * A cluster that is stopped and removed after the test, in one step: Vitest runs these hooks last first, so a removal
 * registered after the start would delete the files of a running server.
 */
export async function started(dataDir: string): Promise<Cluster> {
  const cluster = await startCluster({ dataDir, firstPort: FIRST_PORT })
  onTestFinished(async () => {
    await stopCluster(cluster)
    rmSync(path.dirname(cluster.data), { recursive: true, force: true })
  })
  return cluster
}

export async function write(cluster: Cluster, word: string) {
  const client = await connect(cluster)
  await client.query('create table if not exists words (word text)')
  await client.query('insert into words values ($1)', [word])
  await client.end()
}

export async function wordsIn(cluster: Cluster): Promise<string[]> {
  const client = await connect(cluster)
  const { rows } = await client.query('select word from words order by word')
  await client.end()
  return rows.map(({ word }: { word: string }) => word)
}
