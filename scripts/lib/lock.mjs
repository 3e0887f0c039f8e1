import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const WAIT_MS = 60_000
const POLL_MS = 100
const TURN_POLL_MS = 2
const TURN_MAX_MS = 5_000

/** Start time of a process, or null if it is not running. Guards against a reused pid. */
export function startedAt(pid) {
  if (process.platform !== 'linux') return isRunning(pid) ? 'running' : null
  try {
    // The command name, in brackets, may itself contain spaces and brackets.
    const [state, ...rest] = fs
      .readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return state === 'Z' ? null : rest[18]
  } catch {
    return null
  }
}

export function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The lock's current holder, or null. Ignores locks copied along with their folder or left behind by a crash. */
export function holderOf(file) {
  const content = contentOf(file)
  return content === null ? null : liveHolder(content, file)
}

function contentOf(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function liveHolder(content, file) {
  try {
    const holder = JSON.parse(content)
    const isLive = holder.folder === folderOf(file) && startedAt(holder.pid) === holder.startedAt
    return isLive ? holder : null
  } catch {
    return null
  }
}

const folderOf = (file) => fs.realpathSync(path.dirname(file))

/**
 * Takes the lock for this process. `details` are shown to other processes while it is held.
 * @returns {{ release?: () => void, holder?: { pid: number } & Record<string, unknown> }} one of the two
 */
export function takeLock(file, details = {}) {
  const own = `${file}.${process.pid}`
  fs.writeFileSync(
    own,
    JSON.stringify({ ...details, pid: process.pid, startedAt: startedAt(process.pid), folder: folderOf(file) }),
  )
  try {
    for (;;) {
      const holder = holderOf(file)
      if (holder) return { holder }
      if (linked(own, file)) return { release: () => fs.rmSync(file, { force: true }) }
      discardStale(file)
    }
  } finally {
    fs.rmSync(own, { force: true })
  }
}

/** A hard link appears atomically with its content and never replaces an existing file. */
function linked(own, file) {
  try {
    fs.linkSync(own, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Runs in one process at a time, because a lock may only be deleted by a process that has just found it stale: while it
 * exists no other can be created, so it is still the same one.
 */
function discardStale(file) {
  const turn = `${file}.turn`
  if (!madeFolder(turn)) return waitForTurn(turn)
  try {
    const content = contentOf(file)
    if (content !== null && liveHolder(content, file) === null) fs.rmSync(file)
  } finally {
    fs.rmSync(turn, { recursive: true, force: true })
  }
}

function madeFolder(folder) {
  try {
    fs.mkdirSync(folder)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** A turn takes less than a millisecond; one that lasts longer was left by a crash. */
function waitForTurn(turn) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TURN_POLL_MS)
  const { mtimeMs } = fs.statSync(turn, { throwIfNoEntry: false }) ?? {}
  if (mtimeMs !== undefined && Date.now() - mtimeMs > TURN_MAX_MS) fs.rmSync(turn, { recursive: true, force: true })
}

/** Runs `work` while holding the lock. */
export async function whileLocked(file, work, { waitMs = WAIT_MS } = {}) {
  for (const deadline = Date.now() + waitMs; ; await sleep(POLL_MS)) {
    const lock = takeLock(file)
    if (lock.release) return Promise.resolve().then(work).finally(lock.release)
    if (Date.now() > deadline) throw new Error(`Process ${lock.holder.pid} has held ${file} for ${waitMs / 1000} s.`)
  }
}
