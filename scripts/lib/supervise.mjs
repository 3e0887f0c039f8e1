import { spawn } from 'node:child_process'

import { log, root } from './run.mjs'

const RESTART_MS = 1000
const STOP_MS = 25_000

const children = new Map()
let stopping = false

/** Keeps a Node process running: when it ends without being asked to, it is started again a second later. */
export function keepRunning(name, args, env) {
  // The channel closes with this process, however it ends; a child that loses it stops as well.
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  children.set(name, child)
  child.once('exit', (code, signal) => {
    if (stopping) return
    log(`${name} ended (${code ?? signal}), starting it again`)
    setTimeout(() => stopping || keepRunning(name, args, env), RESTART_MS)
  })
}

function stopChild(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  return new Promise((resolve) => {
    child.once('exit', () => {
      clearTimeout(killer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/** Ends everything in order when this process is asked to stop: the children first, then `last`. */
export function stopTogether(last) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      await Promise.all([...children.values()].map(stopChild))
      await last()
      process.exit(0)
    })
  }
}
