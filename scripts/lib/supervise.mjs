import { spawn } from 'node:child_process'
import cluster from 'node:cluster'

import { heartbeats } from './heartbeats.mjs'
import { report } from './refusal.mjs'
import { restartDelays } from './restart-delay.mjs'
import { log, root } from './run.mjs'

const STOP_MS = 25_000
/** Exit code for invalid settings (EX_CONFIG of sysexits.h): restarting would not help. */
const WRONG_SETTINGS = 78
/** Exit code of a site that cannot listen on its port (EX_UNAVAILABLE). */
const CANNOT_LISTEN = 69

const children = new Map()
/** Processes that are not yet, or no longer, the current one of their name. */
const others = new Set()
/** One function per kept process, which replaces it with a new one. */
const replacements = []
let stopDatabase = async () => undefined
let stopping = null
let restarting = null
const { watch } = heartbeats({ onHang: endHung })

/** Launches a Node process. It stops when the IPC channel closes, as it does when this process ends for any reason. */
function alone({ args, env }) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  return { child, isUp: Promise.resolve(true) }
}

/**
 * Launches one of several Node processes that accept connections on the same port. The default, in which this process
 * hands connections out in turn, would leave a visitor hanging if the receiving process was killed meanwhile. `isUp`
 * resolves to true once the process listens, or to false if it ends before.
 */
export function inCluster({ args, env }) {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ cwd: root, execArgv: args.slice(0, -1), exec: args.at(-1) })
  const worker = cluster.fork(env)
  const isUp = new Promise((resolve) => {
    worker.once('listening', () => resolve(true))
    worker.once('exit', () => resolve(false))
  })
  return { child: worker.process, isUp }
}

/** It cannot handle any other signal. Its own watchdog has logged where it hangs: scripts/watchdog.ts. */
function endHung({ name, child }) {
  log(`${name} has not responded for 5 s and is ended`)
  child.kill('SIGKILL')
}

/**
 * Keeps a Node process running: restarts it after an unexpected exit, and when it hangs. If it cannot listen,
 * `requirePort` says why.
 * @param {{
 *   name: string
 *   args: string[]
 *   env: Record<string, string>
 *   launch?: typeof alone
 *   requirePort?: () => Promise<void>
 * }} kept
 */
export function keepRunning({ name, args, env, launch = alone, requirePort = async () => undefined }) {
  const delayAfter = restartDelays({ firstMs: 250, mostMs: 8000 })
  adopt(start())
  replacements.push(replace)

  function start() {
    const launched = launch({ args, env })
    return { ...launched, ...watch(name, launched.child) }
  }

  function adopt({ child, silentMs }) {
    const startedAt = performance.now()
    children.set(name, child)
    const isCurrent = () => !stopping && children.get(name) === child
    child.once('error', (error) => ended(error.message))
    child.once('exit', (code, signal) => ended(code ?? signal))

    async function ended(how) {
      if (!isCurrent()) return
      try {
        if (how === WRONG_SETTINGS) throw new Error(`${name} rejected its settings`)
        if (how === CANNOT_LISTEN) await requirePort()
      } catch (error) {
        return giveUp(error)
      }
      const delay = delayAfter(performance.now() - startedAt - silentMs())
      log(`${name} ended (${how}), starting it again in ${delay / 1000} s`)
      setTimeout(() => isCurrent() && adopt(start()), delay)
    }
  }

  /** Starts a new process and, once it serves, stops the old one. If the new one does not start, the old one stays. */
  async function replace() {
    const launched = start()
    others.add(launched.child)
    const isUp = await launched.isUp
    others.delete(launched.child)
    if (stopping) return void launched.child.kill()
    if (!isUp) return log(`${name} could not be restarted, the current process stays`)
    const old = children.get(name)
    adopt(launched)
    others.add(old)
    await stopChild(old)
    others.delete(old)
  }
}

/** Restarts the kept processes one at a time, so that the site is available throughout. */
function restartInTurn() {
  restarting ??= (async () => {
    log('restarting the processes one at a time')
    for (const replace of replacements) if (!stopping) await replace()
    log('restarted')
  })().finally(() => (restarting = null))
}

function stopChild(child) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  return new Promise((resolve) => {
    child.once('exit', () => {
      clearTimeout(killer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/** Stops everything in order: the children, then their database. */
function stop(exitCode) {
  stopping ??= Promise.all([...children.values(), ...others].map(stopChild))
    .then(stopDatabase)
    .catch(report)
    .then(() => process.exit(exitCode))
  return stopping
}

/** Stops everything and exits with 1, so that the parent process notices. */
export function giveUp(error) {
  if (!stopping) report(error)
  return stop(1)
}

/**
 * Stops everything in order on a stop signal. SIGHUP restarts instead, as for other services, unless it comes from a
 * terminal that was closed.
 */
export function stopTogether() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))
  process.on('SIGHUP', () => (process.stdout.isTTY ? void stop(0) : restartInTurn()))
}

/** Registers work to do after the children have stopped. */
export function stopLast(work) {
  stopDatabase = work
}
