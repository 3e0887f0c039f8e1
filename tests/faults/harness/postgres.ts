import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { startCluster } from '../../../scripts/postgres/cluster.mjs'
import { childrenOf, postmasterOf } from '../../fixtures/processes'
import type { Trial } from '../../fixtures/trial-setup'

const POLL_MS = 20

/** The database server, which can be stopped and frozen (Linux). */
export function postgresOf({ cluster, dataDir }: Trial) {
  let frozen: number[] = []
  return {
    /** Like a power failure: nothing is completed; the next start recovers committed data. */
    async stopAtOnce() {
      process.kill(postmasterOf(cluster.data), 'SIGQUIT')
      while (existsSync(path.join(cluster.data, 'postmaster.pid'))) await wait(POLL_MS)
    },
    start: () => startCluster({ dataDir }),
    /** Connections stay open and the kernel accepts new ones, but nothing responds. */
    freeze() {
      const postmaster = postmasterOf(cluster.data)
      process.kill(postmaster, 'SIGSTOP') // first, so that it starts no others
      frozen = [postmaster, ...childrenOf(postmaster)]
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    },
    thaw() {
      // The postmaster last: it reaps processes that have ended meanwhile, and a signal to those would fail.
      for (const pid of frozen.splice(0).reverse()) process.kill(pid, 'SIGCONT')
    },
  }
}
