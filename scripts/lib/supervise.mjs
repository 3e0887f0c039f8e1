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
let stopDatabase = async () => undefined
let stopping = null

/** Launches a Node process. The IPC channel closes with this process, however it ends; a child that loses it stops too. */
export const alone = ({ args, env }) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })

/**
 * Launches one of several Node processes that accept connections on the same port. Handing them out in turn, which is
 * the default, would leave a visitor hanging whose connection was on its way to a process that is killed.
 */
export function inCluster({ args: [option, exec], env }) {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ cwd: root, execArgv: [option], exec })
  return cluster.fork(env).process
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
  const start = () => {
    const startedAt = Date.now()
    const child = launch({ args, env })
    children.set(name, child)
    child.once('error', (error) => ended(error.message))
    child.once('exit', (code, signal) => ended(code ?? signal))

    async function ended(how) {
      if (stopping) return
      try {
        if (how === WRONG_SETTINGS) throw new Error(`${name} refuses its settings`)
        if (how === CANNOT_LISTEN) await requirePort()
      } catch (error) {
        return giveUp(error)
      }
      const delay = delayAfter(Date.now() - startedAt)
      log(`${name} ended (${how}), starting it again in ${delay / 1000} s`)
      setTimeout(() => stopping || start(), delay)
    }
  }
  start()
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
  stopping ??= Promise.all([...children.values()].map(stopChild))
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

/** Stops everything in order on a stop signal. */
export function stopTogether() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
}

/** Registers what to stop after the children. */
export function stopLast(work) {
  stopDatabase = work
}
