import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { startCluster } from '../../../scripts/postgres/cluster.mjs'
import type { Trial } from '../../fixtures/trial-setup'
import { childrenOf, postmasterOf } from '../../fixtures/processes'

const POLL_MS = 20

export type Postgres = ReturnType<typeof postgresOf>

/** The database server, to be stopped and frozen (Linux). */
export function postgresOf({ cluster, dataDir }: Trial) {
  let frozen: number[] = []
  return {
    /** As if its machine had lost its power: nothing is finished; the next start recovers what was committed. */
    async stopAtOnce() {
      process.kill(postmasterOf(cluster.data), 'SIGQUIT')
      while (existsSync(path.join(cluster.data, 'postmaster.pid'))) await wait(POLL_MS)
    },
    start: () => startCluster({ dataDir }),
    /** Connections stay open and new ones are accepted by the kernel, but nothing is answered. */
    freeze() {
      const postmaster = postmasterOf(cluster.data)
      process.kill(postmaster, 'SIGSTOP') // first, so that it starts no others
      frozen = [postmaster, ...childrenOf(postmaster)]
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    },
    thaw() {
      for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT')
    },
  }
}
