import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'

/** Two web processes that share a port, each of which visits itself. */
const CLUSTER = `
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { openOwnOrigin, ownOrigin } from './own-origin'

if (cluster.isPrimary) {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const visits = [cluster.fork(), cluster.fork()].map((worker) => new Promise((done) => worker.once('message', done)))
  process.send(await Promise.all(visits), () => process.exit(0))
} else {
  const server = createServer((_request, response) => response.end(String(process.pid)))
  await openOwnOrigin(server)
  await new Promise((listening) => server.listen(0, listening))
  const visit = async () => Number(await (await fetch(ownOrigin(), { headers: { connection: 'close' } })).text())
  const visited = await Promise.all(Array.from({ length: 20 }, visit))
  process.send({ origin: ownOrigin(), pid: process.pid, visited: [...new Set(visited)] })
}`

type Visit = { origin: string; pid: number; visited: number[] }

test('each of two processes that share a port reaches itself, as only this machine can', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-origin-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const outfile = path.join(folder, 'cluster.mjs')
  const stdin = { contents: CLUSTER, resolveDir: import.meta.dirname }
  await build({ stdin, outfile, bundle: true, format: 'esm', platform: 'node' })
  const [visits] = (await once(fork(outfile), 'message')) as [Visit[]]
  expect(visits.map(({ visited }) => visited)).toEqual(visits.map(({ pid }) => [pid]))
  const origins = visits.map(({ origin }) => origin)
  expect(origins).toEqual(Array(2).fill(expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)))
  expect(new Set(origins).size).toBe(2)
})
