import os from 'node:os'
import { Worker } from 'node:worker_threads'

import { type Done, MEMORY_MAX_MB } from './confined-process'

const MIB = 1024 * 1024

// In a thread, because the main one is busy. It also ends the process once its parent has gone.
const WATCH = `const { ppid } = process
setInterval(() => {
  if (process.memoryUsage.rss() > ${MEMORY_MAX_MB * MIB} || process.ppid !== ppid) process.kill(process.pid, 'SIGKILL')
}, 20)`

/** Responds to the requests of `confinedProcess`, in the process that it starts. */
export function serveConfined<Request, Result>(work: (request: Request) => Promise<Result>): void {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
  new Worker(WATCH, { eval: true }).unref()
  process.on('disconnect', () => process.exit())
  process.on('message', (request) => {
    void work(request as Request).then(
      (result) => respond({ ok: true, result }),
      (error: unknown) => respond({ ok: false, error: error instanceof Error ? error.message : 'unknown' }),
    )
  })
}

const respond = (done: Done<unknown>) => process.send?.(done)
