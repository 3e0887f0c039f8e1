import { setTimeout as sleep } from 'node:timers/promises'

import { restartDelays } from '../lib/restart-delay.mjs'
import { log } from '../lib/run.mjs'
import { startCluster, stopCluster } from './cluster.mjs'
import { postmasterOf } from './postmaster.mjs'

const POLL_MS = 200
const ATTEMPTS = 5

/**
 * Keeps the embedded PostgreSQL running, on the port its clients use. It is monitored by pid, so that a server left by
 * a killed supervisor is monitored like one started here.
 * @param {{ port: number, data: string }} server
 * @param {{ dataDir: string, onGivenUp: (error: Error) => void }} options
 * @returns {{ stop: () => Promise<void> }} stops monitoring, then the server
 */
export function keepCluster(server, { dataDir, onGivenUp }) {
  const stopping = new AbortController()
  const watching = watch(server, { dataDir, signal: stopping.signal }).catch((error) => {
    if (!stopping.signal.aborted) onGivenUp(error)
  })
  return {
    async stop() {
      stopping.abort()
      await watching
      await stopCluster(server)
    },
  }
}

async function watch(server, { dataDir, signal }) {
  const delayAfter = restartDelays({ firstMs: 250, mostMs: 2000 })
  const pause = (ms) => sleep(ms, undefined, { signal })
  for (let upSince = Date.now(); ; await pause(POLL_MS)) {
    if (postmasterOf(server.data) !== null) continue
    const delay = delayAfter(Date.now() - upSince)
    log(`PostgreSQL ended, starting it again in ${delay / 1000} s`)
    await pause(delay)
    await startAgain(() => startCluster({ dataDir, port: server.port }), pause)
    upSince = Date.now()
    log('PostgreSQL is back')
  }
}

/** Tries up to five times, with a longer pause after each failure. */
export async function startAgain(start, pause) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start()
    } catch (error) {
      log(`PostgreSQL did not start (attempt ${attempt} of ${ATTEMPTS}): ${error.message}`)
      if (attempt === ATTEMPTS) throw new Error('PostgreSQL could not be started again.')
      await pause(1000 * 2 ** (attempt - 1))
    }
  }
}
