import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { connect } from '../../scripts/postgres/client.mjs'
import type { Trial } from '../fixtures/trial-setup'

const RELOAD_MS = 500

/** The first line of each statement that clients execute during `work`, from PostgreSQL's log. */
export async function statementsDuring({ cluster }: Trial, work: () => Promise<unknown>): Promise<string[]> {
  const log = path.join(path.dirname(cluster.data), 'postgres.log')
  const admin = await connect(cluster)
  const logs = async (setting: string) => {
    await admin.query(`alter system set log_statement = '${setting}'`)
    await admin.query('select pg_reload_conf()')
    await wait(RELOAD_MS)
  }
  const { rows } = await admin.query<{ pid: number }>('select pg_backend_pid() as pid')
  await logs('all')
  const from = statSync(log).size
  await work()
  const lines = readFileSync(log).subarray(from).toString('utf8').split('\n')
  await logs('none')
  await admin.end()
  const executed = /\[(\d+)\] LOG: {2}(?:statement|execute [^:]*): (.*)/
  return lines.flatMap((line) => {
    const [, pid, statement = ''] = executed.exec(line) ?? []
    return pid && Number(pid) !== rows[0]?.pid ? [statement.trim()] : []
  })
}
