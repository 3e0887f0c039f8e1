import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { isServing } from '../../../scripts/postgres/client.mjs'
import { startCluster, stopCluster } from '../../../scripts/postgres/cluster.mjs'
import { keepCluster } from '../../../scripts/postgres/keep-cluster.mjs'
import { postmasterOf } from '../../../scripts/postgres/postmaster.mjs'
import { type Cluster, newFolder, started, wordsIn, write } from './folder'

const serverFile = (dataDir: string) => path.join(dataDir, 'postgres/server.json')
const readServer = (dataDir: string) => JSON.parse(readFileSync(serverFile(dataDir), 'utf8'))

function copyOf(dataDir: string): string {
  const copy = newFolder()
  cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true })
  return copy
}

test('a folder copied while its server runs opens its own database', async () => {
  const dataDir = newFolder()
  const original = await started(dataDir)
  await write(original, 'before')
  const copy = await started(copyOf(dataDir))
  expect(copy.startedHere).toBe(true)
  expect(copy.port).not.toBe(original.port)
  await write(copy, 'in the copy')
  await write(original, 'in the original')
  expect(await wordsIn(copy)).toEqual(['before', 'in the copy'])
  expect(await wordsIn(original)).toEqual(['before', 'in the original'])
})

test('stopping a copy that was never started leaves the original running', async () => {
  const dataDir = newFolder()
  const original = await started(dataDir)
  const data = path.join(copyOf(dataDir), 'postgres/data')
  expect(await isServing({ ...original, data })).toBe(false)
  await stopCluster({ data })
  expect(await isServing(original)).toBe(true)
})

test('a folder moved while its server is stopped opens with all its data', async () => {
  const dataDir = newFolder()
  const original = await started(dataDir)
  await write(original, 'before')
  await stopCluster(original)
  const moved = path.join(newFolder(), 'moved')
  renameSync(dataDir, moved)
  expect(await wordsIn(await started(moved))).toEqual(['before'])
})

test('a folder from another machine opens, even if its lock file names a process of this one', async () => {
  const dataDir = newFolder()
  const original = await started(dataDir)
  await write(original, 'before')
  const copy = copyOf(dataDir)
  await stopCluster(original)
  const lock = path.join(copy, 'postgres/data/postmaster.pid')
  writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+/, String(process.pid)))
  expect(await wordsIn(await started(copy))).toEqual(['before'])
})

test('a folder whose settings still contain a path is upgraded', async () => {
  const dataDir = newFolder()
  const original = await started(dataDir)
  await write(original, 'before')
  await stopCluster(original)
  writeFileSync(serverFile(dataDir), JSON.stringify({ ...readServer(dataDir), data: '/srv/elsewhere/data' }))
  expect(await wordsIn(await started(dataDir))).toEqual(['before'])
  expect(Object.keys(readServer(dataDir)).sort()).toEqual(['password', 'port'])
})

test('a running server is found by a second start', async () => {
  const dataDir = newFolder()
  const original = await started(dataDir)
  expect(await startCluster({ dataDir })).toEqual({ ...original, startedHere: false })
})

describe.skipIf(process.getuid?.() !== 0)('a folder that the PostgreSQL account cannot enter', () => {
  /** Its cluster is in /var/lib. */
  async function withClusterElsewhere() {
    const dataDir = newFolder(0o700)
    const cluster = await started(dataDir)
    await write(cluster, 'before')
    await stopCluster(cluster)
    return { dataDir, cluster }
  }

  test('moves with its cluster', async () => {
    const { dataDir } = await withClusterElsewhere()
    const moved = path.join(newFolder(0o700), 'moved')
    renameSync(dataDir, moved)
    const cluster = await started(moved)
    expect(await wordsIn(cluster)).toEqual(['before'])
  })

  test('is rejected as a copy rather than opened empty', async () => {
    const { dataDir } = await withClusterElsewhere()
    const copy = newFolder(0o700)
    cpSync(dataDir, copy, { recursive: true })
    await expect(startCluster({ dataDir: copy, durable: false })).rejects.toThrow(
      `${copy} is a copy whose database stayed in /var/lib/`,
    )
  })
})

const onGivenUp = vi.fn()

function keep(cluster: Cluster, dataDir: string) {
  const kept = keepCluster(cluster, { dataDir, onGivenUp })
  onTestFinished(kept.stop)
  return kept
}

async function kill(cluster: Cluster): Promise<void> {
  const pid = postmasterOf(cluster.data)
  if (pid === null) throw new Error('PostgreSQL is not running')
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => postmasterOf(cluster.data), { interval: 10 }).not.toBe(pid)
}

const expectServing = (cluster: Cluster) => expect.poll(() => isServing(cluster)).toBe(true)

test('a killed server restarts on its port with the committed data', async () => {
  const dataDir = newFolder()
  const cluster = await started(dataDir)
  keep(cluster, dataDir)
  for (const word of ['first', 'second']) {
    await write(cluster, word)
    await kill(cluster)
    await expectServing(cluster)
  }
  expect(await wordsIn(cluster)).toEqual(['first', 'second'])
})

test('a server that this process did not start is monitored as well', async () => {
  const dataDir = newFolder()
  const cluster = await started(dataDir)
  keep({ ...cluster, startedHere: false }, dataDir)
  await kill(cluster)
  await expectServing(cluster)
})

test('stopping ends the server and does not start it again', async () => {
  const dataDir = newFolder()
  const cluster = await started(dataDir)
  await keep(cluster, dataDir).stop()
  expect(postmasterOf(cluster.data)).toBeNull()
})

test('stopping a server that does not end is an error', async () => {
  const cluster = await started(newFolder())
  const pid = postmasterOf(cluster.data)
  if (pid === null) throw new Error('PostgreSQL is not running')
  process.kill(pid, 'SIGSTOP')
  onTestFinished(() => void process.kill(pid, 'SIGCONT')) // before the server is stopped, as hooks run last first
  await expect(stopCluster(cluster, 100)).rejects.toThrow(`(process ${pid}) did not stop within 0.1 s`)
})

test('stopping succeeds when the server has already exited', async () => {
  const dataDir = newFolder()
  const cluster = await started(dataDir)
  await kill(cluster)
  await stopCluster(cluster)
  await keep(cluster, dataDir).stop()
  expect(postmasterOf(cluster.data)).toBeNull()
})
