import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { root } from '../../../scripts/lib/run.mjs'
import { postmasterOf } from '../../../scripts/postgres/postmaster.mjs'
import { childrenOf, commandOf } from '../../fixtures/processes'

export type NpmStart = ReturnType<typeof npmStart>
export type Role = 'supervisor' | 'web' | 'worker' | 'postmaster' | 'backend'

type Settings = { dataDir: string; port: number; logName?: string; env?: Record<string, string> }

/** `npm start` with the embedded PostgreSQL, in its own process group, as a terminal would start it (Linux). */
export function npmStart({ dataDir, port, logName = 'start.log', env = {} }: Settings) {
  const logFile = path.join(dataDir, logName)
  const data = path.join(dataDir, 'postgres/data')
  let child: ChildProcess | null = null

  const supervisor = () => child?.pid ?? 0
  const postmaster = () => postmasterOf(data) ?? 0
  const childWith = (parent: number, text: string) =>
    childrenOf(parent).find((pid) => commandOf(pid).includes(text)) ?? 0
  const pids: Record<Role, () => number> = {
    supervisor,
    postmaster,
    web: () => childWith(supervisor(), 'serve.mjs'),
    worker: () => childWith(supervisor(), 'worker.mjs'),
    backend: () => childWith(postmaster(), 'postgres powerboard'),
  }

  return {
    dataDir,
    url: `http://127.0.0.1:${port}`,
    /** The pid, or 0 if there is no such process. */
    pidOf: (role: Role) => pids[role](),
    output: () => readFileSync(logFile, 'utf8'),
    start() {
      mkdirSync(dataDir, { recursive: true })
      const log = openSync(logFile, 'w')
      child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
        cwd: root,
        detached: true,
        stdio: ['ignore', log, log],
        env: {
          ...process.env,
          DATABASE_URL: '',
          DATA_DIR: dataDir,
          UPLOADS_DIR: path.join(dataDir, 'uploads'),
          PORT: String(port),
          SITE_URL: '',
          WEB_PROCESSES: '1',
          RATE_LIMIT: 'off',
          LOG_LEVEL: 'warn',
          LOG_FORMAT: 'json',
          ...env,
        },
      })
      closeSync(log)
    },
    kill: (role: Role) => process.kill(pids[role](), 'SIGKILL'),
    /** The exit code once it has ended, or null if a signal ended it. */
    async exitCode(): Promise<number | null> {
      if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return child?.exitCode ?? null
    },
    /** A terminal sends Ctrl-C to every process of the group. */
    pressCtrlC: () => process.kill(-supervisor(), 'SIGINT'),
    isRunning: () => child !== null && child.exitCode === null && child.signalCode === null,
  }
}
