import pg from 'pg'

import { claimBesideSite } from '../lib/data-folder.mjs'
import { createDatabase, databaseUrl, startCluster, stopCluster } from '../postgres/cluster.mjs'
import { SAME_EVERYWHERE } from './tables.mjs'

export async function withClient(connectionString, work) {
  const client = new pg.Client({ connectionString, application_name: 'powerboard-backup' })
  client.on('error', () => undefined) // of a connection that is lost while it waits: the next query says so
  await client.connect()
  try {
    await client.query(SAME_EVERYWHERE)
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Runs `work` with the database URL, starting the embedded PostgreSQL if it is not running. Meanwhile the data folder is
 * claimed, so that no site starts on a database that is about to be stopped. If a site has claimed it, PostgreSQL is left
 * running for it.
 */
export async function withDatabase({ dataDir, command }, work) {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL)
  const claim = claimBesideSite({ dataDir, command })
  try {
    const cluster = await startCluster({ dataDir })
    try {
      await createDatabase(cluster, 'powerboard')
      return await work(databaseUrl(cluster, 'powerboard'))
    } finally {
      if (cluster.startedHere && claim.isOurs) await stopCluster(cluster)
    }
  } finally {
    claim.release()
  }
}
