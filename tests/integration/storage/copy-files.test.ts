import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeEach, expect, test } from 'vitest'

import { copyFiles } from '@/lib/integrations/storage/copy-files'
import type { FileStore } from '@/lib/integrations/storage/file-store'
import { localStore } from '@/lib/integrations/storage/local-store'
import { s3Store } from '@/lib/integrations/storage/s3-store'

import { startS3Server } from '../../fakes/s3-server'

const s3 = await startS3Server()
const remote = s3Store(s3.settings)
const folders: string[] = []
afterAll(() => Promise.all([s3.stop(), ...folders.map((folder) => rm(folder, { recursive: true }))]))

let folder: string
let local: FileStore
const FILES = { 'a b.png': 'one', 'b.mp4': 'two', 'c.pdf': 'three' }

beforeEach(async () => {
  folder = await newFolder()
  local = localStore(folder)
  for (const [name, content] of Object.entries(FILES)) await writeFile(path.join(folder, name), content)
})

async function newFolder() {
  const made = await mkdtemp(path.join(tmpdir(), 'files-'))
  folders.push(made)
  return made
}

async function contentsOf(store: FileStore) {
  const names = (await store.list()).sort()
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, String(await store.read(name))])))
}

test('all files are copied to S3 and back', async () => {
  expect(await copyFiles({ from: local, to: remote })).toEqual({ copied: 3, present: 0 })
  expect(await contentsOf(remote)).toEqual(FILES)
  const empty = localStore(await newFolder())
  expect(await copyFiles({ from: remote, to: empty })).toEqual({ copied: 3, present: 0 })
  expect(await contentsOf(empty)).toEqual(FILES)
})

test('an interrupted copy continues where it stopped', async () => {
  const to = localStore(await newFolder())
  let writes = 0
  const failing: FileStore = {
    ...to,
    write: (...file) => (++writes === 2 ? Promise.reject(new Error('unplugged')) : to.write(...file)),
  }
  await expect(copyFiles({ from: local, to: failing })).rejects.toThrow('unplugged')
  expect(await copyFiles({ from: local, to })).toEqual({ copied: 2, present: 1 })
  expect(await contentsOf(to)).toEqual(FILES)
})

test('a damaged copy is replaced, and an unfinished file is not listed', async () => {
  const target = await newFolder()
  await writeFile(path.join(target, 'b.mp4'), 'tw')
  await writeFile(path.join(target, '.unfinished-1'), 'th')
  const to = localStore(target)
  expect(await copyFiles({ from: local, to })).toEqual({ copied: 3, present: 0 })
  expect(await contentsOf(to)).toEqual(FILES)
})

test('a copy that differs from its original is an error', async () => {
  const to = localStore(await newFolder())
  const lossy: FileStore = { ...to, write: (name, content) => to.write(name, content.subarray(1)) }
  await expect(copyFiles({ from: local, to: lossy })).rejects.toThrow('differs from the original')
})

test('a failed write leaves nothing behind', async () => {
  const target = await newFolder()
  await expect(localStore(path.join(target, 'missing')).write('a.png', Buffer.from('one'))).rejects.toThrow('ENOENT')
  expect(await readdir(target)).toEqual([])
})

test('a missing file is null', async () => {
  expect([await local.read('none'), await remote.read('none')]).toEqual([null, null])
})
