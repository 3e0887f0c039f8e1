import { Session } from 'node:inspector'
import { setInterval } from 'node:timers'
import { workerData } from 'node:worker_threads'

import { logger } from '@/lib/platform/logger'
import { mainThreadStack } from '@/lib/platform/main-thread-stack'

// Thread of lib/platform/heartbeat.ts: logs the stack in which the main thread hangs, before the supervisor ends the
// process after five seconds. Counts its own rounds, so that a suspended machine does not look like a hang.

const CHECK_EVERY_MS = 500
const SILENT_CHECKS = 6

const beats = workerData as Int32Array
let seen = -1
let silent = 0

setInterval(() => {
  const beat = Atomics.load(beats, 0)
  silent = beat === seen ? silent + 1 : 0
  seen = beat
  if (silent === SILENT_CHECKS)
    mainThreadStack(new Session(), (stack) => logger.error({ msg: 'the event loop hangs', stack }))
}, CHECK_EVERY_MS)
