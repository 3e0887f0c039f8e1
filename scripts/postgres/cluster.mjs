import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { root } from '../lib/run.mjs'
import { account, canReach, own } from './account.mjs'
import { binaries, exe } from './binaries.mjs'
import { connect, isServing } from './client.mjs'
import { clearStaleLock } from './stale-lock.mjs'
import { whileLocked } from './start-lock.mjs'

/** Where one cluster lives: beside the other data, or in /var/lib when its account cannot reach that. */
function homeOf(dataDir) {
  fs.mkdirSync(dataDir, { recursive: true })
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 8)
  const home = canReach(dataDir)
    ? path.join(dataDir, 'postgres')
    : path.join('/var/lib', `${path.basename(root)}-${digest}`)
  fs.mkdirSync(home, { recursive: true, mode: 0o755 })
  own(home)
  return home
}

function readServer(home) {
  const file = path.join(home, 'server.json')
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null
}

function writeServer(home, server) {
  fs.writeFileSync(path.join(home, 'server.json'), JSON.stringify(server), { mode: 0o600 })
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

async function freePort(from) {
  for (let port = from; port < from + 50; port++) if (await isFree(port)) return port
  throw new Error(`Ports ${from} to ${from + 49} are all taken.`)
}

/** initdb is not atomic: the cluster is made aside and renamed, so that a killed one leaves no half cluster. */
function create({ home, data, bin, durable }) {
  const making = `${data}.new`
  const password = randomBytes(18).toString('base64url')
  const passwordFile = path.join(home, 'password')
  fs.rmSync(making, { recursive: true, force: true })
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  own(passwordFile)
  const made = spawnSync(
    path.join(bin, `initdb${exe}`),
    [
      '-D',
      making,
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
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}${made.stdout}`)
  writeServer(home, { password, data })
  fs.renameSync(making, data)
  return { password, data }
}

async function launch({ home, bin, server, durable }) {
  const logFile = path.join(home, 'postgres.log')
  const out = fs.openSync(logFile, 'a')
  const settings = {
    listen_addresses: '127.0.0.1',
    port: server.port,
    unix_socket_directories: '',
    max_connections: 100,
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
      throw new Error(
        `PostgreSQL ${ended === null ? 'did not answer in 60 s' : `ended (${ended})`}:\n${fs.readFileSync(logFile, 'utf8').slice(-1500)}`,
      )
    }
  }
}

/**
 * Starts the embedded PostgreSQL below `dataDir`, or finds it running.
 * `durable: false` trades crash safety for speed and is for tests alone.
 * @returns {Promise<{ port: number, password: string, data: string, startedHere: boolean }>}
 */
export async function startCluster({ dataDir, durable = true }) {
  const home = homeOf(dataDir)
  return whileLocked(path.join(home, 'start.lock'), async () => {
    const known = readServer(home)
    if (known && (await isServing(known))) return { ...known, startedHere: false }
    const bin = binaries(home)
    const data = path.join(home, 'data')
    const exists = fs.existsSync(path.join(data, 'PG_VERSION'))
    if (exists && !known) throw new Error(`${data} exists, but ${home}/server.json with its password is gone.`)
    const server = exists ? known : create({ home, data, bin, durable })
    await clearStaleLock(data)
    server.port = await freePort(server.port ?? 5510) // the port it had, so that what is connected to it finds it again
    writeServer(home, server)
    await launch({ home, bin, server, durable })
    return { ...server, startedHere: true }
  })
}

/** Stops it the fast way: open transactions roll back, what was committed is on disk. */
export async function stopCluster(server) {
  const lock = path.join(server.data, 'postmaster.pid')
  if (!fs.existsSync(lock)) return
  const pid = Number(fs.readFileSync(lock, 'utf8').split('\n')[0])
  process.kill(pid, 'SIGINT')
  for (let wait = 0; wait < 200 && fs.existsSync(lock); wait++) await sleep(50)
}

export async function createDatabase(server, name) {
  const client = await connect(server)
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database "${name}"`)
  await client.end()
}

export async function dropDatabase(server, name) {
  const client = await connect(server)
  await client.query(`drop database if exists "${name}" with (force)`)
  await client.end()
}

export const databaseUrl = (server, name) => `postgres://postgres:${server.password}@127.0.0.1:${server.port}/${name}`
