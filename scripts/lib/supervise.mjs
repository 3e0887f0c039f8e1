import { spawn } from 'node:child_process'
import cluster from 'node:cluster'

import { report } from './refusal.mjs'
import { restartDelays } from './restart-delay.mjs'
import { log, root } from './run.mjs'

const STOP_MS = 25_000
/** Exit code for invalid settings (EX_CONFIG of sysexits.h): restarting would not help. */
const WRONG_SETTINGS = 78
/** Exit code of a site that cannot listen on its port (EX_UNAVAILABLE). */
const CANNOT_LISTEN = 69

const children = new Map()
/** Processes that are not, or no longer, the current one of their name. */
const others = new Set()
/** One for each kept process: puts a new one in its place. */
const replacements = []
let stopDatabase = async () => undefined
let stopping = null
let restarting = null

/** Launches a Node process. The IPC channel closes with this process, however it ends; a child that loses it stops too. */
function alone({ args, env }) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  return { child, isUp: Promise.resolve(true) }
}

/**
 * Launches one of several Node processes that accept connections on the same port. Handing them out in turn, which is
 * the default, would leave a visitor hanging whose connection was on its way to a process that is killed. `isUp`: it
 * listens; false if it ended before.
 */
export function inCluster({ args: [option, exec], env }) {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ cwd: root, execArgv: [option], exec })
  const worker = cluster.fork(env)
  const isUp = new Promise((resolve) => {
    worker.once('listening', () => resolve(true))
    worker.once('exit', () => resolve(false))
  })
  return { child: worker.process, isUp }
}

/**
 * Keeps a Node process running: restarts it after an unexpected exit. If it cannot listen, `requirePort` says why.
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
  adopt(launch({ args, env }))
  replacements.push(replace)

  function adopt({ child }) {
    const startedAt = Date.now()
    children.set(name, child)
    const isCurrent = () => !stopping && children.get(name) === child
    child.once('error', (error) => ended(error.message))
    child.once('exit', (code, signal) => ended(code ?? signal))

    async function ended(how) {
      if (!isCurrent()) return
      try {
        if (how === WRONG_SETTINGS) throw new Error(`${name} refuses its settings`)
        if (how === CANNOT_LISTEN) await requirePort()
      } catch (error) {
        return giveUp(error)
      }
      const delay = delayAfter(Date.now() - startedAt)
      log(`${name} ended (${how}), starting it again in ${delay / 1000} s`)
      setTimeout(() => isCurrent() && adopt(launch({ args, env })), delay)
    }
  }

  /** The new process serves before the old one stops; if it does not come up, the old one stays. */
  async function replace() {
    const launched = launch({ args, env })
    others.add(launched.child)
    const isUp = await launched.isUp
    others.delete(launched.child)
    if (stopping) return void launched.child.kill()
    if (!isUp) return log(`${name} could not be restarted, the present process stays`)
    const old = children.get(name)
    adopt(launched)
    others.add(old)
    await stopChild(old)
    others.delete(old)
  }
}

/** Restarts the kept processes one at a time, without a moment in which nobody serves. */
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

/** Stops everything and exits with 1, so that whatever started this process notices. */
export function giveUp(error) {
  if (!stopping) report(error)
  return stop(1)
}

/**
 * Stops everything in order on a stop signal. A hang-up restarts instead, as for other services, unless it comes from a
 * terminal that is closed.
 */
export function stopTogether() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))
  process.on('SIGHUP', () => (process.stdout.isTTY ? void stop(0) : restartInTurn()))
}

/** Registers what to stop after the children. */
export function stopLast(work) {
  stopDatabase = work
}
