import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { whileLocked } from '../lib/lock.mjs'
import { freePort, requirePort } from '../lib/port.mjs'
import { account, own, ownAll } from './account.mjs'
import { binaries, exe } from './binaries.mjs'
import { connect, isServing } from './client.mjs'
import { homeOf } from './home.mjs'
import { clearStaleLock, postmasterOf } from './postmaster.mjs'

const STOP_MS = 60_000
const PORT_ATTEMPTS = 5

class PortTaken extends Error {}

/** The metadata contains no path, so a moved or copied folder opens its own cluster. */
function readServer(home) {
  const file = path.join(home, 'server.json')
  if (!fs.existsSync(file)) return null
  const { password, port } = JSON.parse(fs.readFileSync(file, 'utf8'))
  return { password, port, data: path.join(home, 'data') }
}

function writeServer(home, { password, port }) {
  fs.writeFileSync(path.join(home, 'server.json'), JSON.stringify({ password, port }), { mode: 0o600 })
}

/** initdb is not atomic, so the cluster is created elsewhere and renamed; an aborted run leaves no partial cluster. */
function create({ home, data, bin, durable }) {
  const unfinished = `${data}.new`
  const password = randomBytes(18).toString('base64url')
  const passwordFile = path.join(home, 'password')
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  own(passwordFile)
  const result = spawnSync(
    path.join(bin, `initdb${exe}`),
    [
      '-D',
      unfinished,
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--no-instructions',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...account, cwd: '/', encoding: 'utf8', env: { PATH: process.env.PATH, LC_ALL: 'C' } },
  )
  fs.rmSync(passwordFile)
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr}${result.stdout}`)
  writeServer(home, { password })
  fs.renameSync(unfinished, data)
  return { password, data }
}

/** A port that was free when probed may be taken by the time PostgreSQL binds it: then the next free one is used. */
async function launchOnFreePort({ home, bin, server, durable, from }) {
  for (let attempt = 1; ; attempt++) {
    server.port = await freePort(attempt === 1 ? from : server.port + 1)
    try {
      return await launch({ home, bin, server, durable })
    } catch (error) {
      if (!(error instanceof PortTaken) || attempt === PORT_ATTEMPTS) throw error
    }
  }
}

/** @throws PortTaken when another process has taken the port meanwhile */
async function launch({ home, bin, server, durable }) {
  writeServer(home, server)
  const logFile = path.join(home, 'postgres.log')
  const out = fs.openSync(logFile, 'a')
  const logStart = fs.fstatSync(out).size
  const settings = {
    listen_addresses: '127.0.0.1',
    port: server.port,
    unix_socket_directories: '',
    max_connections: 150,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const child = spawn(
    path.join(bin, `postgres${exe}`),
    ['-D', server.data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    {
      ...account,
      detached: true,
      cwd: home,
      stdio: ['ignore', out, out],
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    },
  )
  let ended = null
  child.once('exit', (code, signal) => {
    ended = code ?? signal
  })
  child.once('error', (error) => {
    ended = error.message
  })
  child.unref()
  fs.closeSync(out)
  for (const deadline = Date.now() + 60_000; !(await isServing(server)); await sleep(30)) {
    if (ended !== null || Date.now() > deadline) {
      const output = fs.readFileSync(logFile).subarray(logStart).toString()
      throw new (output.includes('Address already in use') ? PortTaken : Error)(
        `PostgreSQL ${ended === null ? 'did not respond within 60 s' : `ended (${ended})`}:\n${output.slice(-1500)}`,
      )
    }
  }
}

/**
 * Starts the embedded PostgreSQL below `dataDir`, or finds it running. `durable: false` trades crash safety for speed;
 * for tests only. `port`: the port to keep, because clients already use it. `firstPort`: the first port that a new
 * cluster tries.
 * @returns {Promise<{ port: number, password: string, data: string, startedHere: boolean }>}
 */
export async function startCluster({ dataDir, durable = true, port = null, firstPort = 5510 }) {
  const home = homeOf(dataDir)
  return whileLocked(path.join(home, 'start.lock'), async () => {
    const saved = readServer(home)
    if (saved && (await isServing(saved))) return { ...saved, startedHere: false }
    const bin = binaries(home)
    const data = path.join(home, 'data')
    const exists = fs.existsSync(path.join(data, 'PG_VERSION'))
    if (exists && !saved) throw new Error(`${data} exists, but ${home}/server.json with its password is gone.`)
    const server = exists ? saved : create({ home, data, bin, durable })
    ownAll(data)
    await clearStaleLock(data)
    if (port) {
      await requirePort(port, '127.0.0.1')
      server.port = port
      await launch({ home, bin, server, durable })
    } else {
      await launchOnFreePort({ home, bin, server, durable, from: server.port ?? firstPort })
    }
    return { ...server, startedHere: true }
  })
}

/**
 * Fast shutdown: open transactions are rolled back, committed data is on disk.
 * @throws if the server still runs afterwards, since its folder must not be copied or deleted then
 */
export async function stopCluster({ data }, withinMs = STOP_MS) {
  const pid = postmasterOf(data)
  if (pid === null) return
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error // it has exited meanwhile
  }
  for (const deadline = Date.now() + withinMs; postmasterOf(data) !== null; await sleep(50))
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) did not stop within ${withinMs / 1000} s.`)
}

/** Creates a database unless it exists: an empty one, or a copy of `template`, which must have no open connections. */
export async function createDatabase(server, name, template = 'template1') {
  const client = await connect(server)
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database "${name}" template "${template}"`)
  await client.end()
}

export async function dropDatabase(server, name) {
  const client = await connect(server)
  await client.query(`drop database if exists "${name}" with (force)`)
  await client.end()
}

export const databaseUrl = (server, name) => `postgres://postgres:${server.password}@127.0.0.1:${server.port}/${name}`
