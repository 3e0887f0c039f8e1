import path from 'node:path'
import { Worker } from 'node:worker_threads'

import type { Logger } from './logger'

/** Question and answer, as in scripts/lib/heartbeats.mjs. */
const HEARTBEAT = 'heartbeat'
const BEAT_EVERY_MS = 500

/**
 * Called once this process is ready. From then on it sends its supervisor, if it has one, a heartbeat whenever it is
 * asked, and a thread logs where its event loop hangs (scripts/watchdog.ts). Without the thread a process that hangs is
 * still replaced.
 */
export function startHeartbeat(log: Logger): void {
  if (!process.send) return
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_EVERY_MS).unref()
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), '.build/watchdog.mjs')
  new Worker(file, { name: 'watchdog', workerData: beats })
    .on('error', (err) => log.warn({ msg: 'no watchdog: a hang would be logged without its stack', err }))
    .unref()
  process.on('message', (message) => message === HEARTBEAT && process.send?.(HEARTBEAT))
  process.send(HEARTBEAT)
}
