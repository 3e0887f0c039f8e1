import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { isRunning } from '../lib/lock.mjs'

const POLL_MS = 100
const LEAVE_WITHIN_MS = 10_000

const lockFile = (data) => path.join(data, 'postmaster.pid')

function resolved(folder) {
  try {
    return fs.realpathSync(folder)
  } catch {
    return null // gone, or owned by another account
  }
}

/** Whether the process runs in the data folder; PostgreSQL's processes change to it. */
const worksIn = (pid, data) => resolved(`/proc/${pid}/cwd`) === fs.realpathSync(data)

/**
 * Pid of the server running from this folder, or null. The lock file may have been copied or left behind by a crash,
 * and its pid may have been reused.
 */
export function postmasterOf(data) {
  let lines
  try {
    lines = fs.readFileSync(lockFile(data), 'utf8').split('\n')
  } catch {
    return null
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  const isOurs =
    process.platform === 'linux' ? worksIn(pid, data) : resolved(lines[1]) === fs.realpathSync(data) && isRunning(pid)
  return isOurs ? pid : null
}

/** The main process and, on Linux, its children, which briefly outlive it when it is killed. */
function occupants(data) {
  if (process.platform !== 'linux') return [postmasterOf(data)].filter(Boolean)
  return fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && worksIn(name, data))
}

/** Removes a dead server's lock file: PostgreSQL refuses to start if any process has the pid in it. */
export async function clearStaleLock(data) {
  if (!fs.existsSync(lockFile(data))) return
  for (const deadline = Date.now() + LEAVE_WITHIN_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    if (occupants(data).length === 0) return fs.rmSync(lockFile(data), { force: true })
  }
  throw new Error(`Processes ${occupants(data).join(', ')} still use ${data} but do not respond: stop them first.`)
}
