import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { startedAt } from '../lib/lock.mjs'
import { withStaging } from './staging.mjs'

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'staging-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** A process that works in a staging folder until it is stopped. */
async function startWork() {
  const url = pathToFileURL('scripts/backup/staging.mjs').href
  const child = spawn(process.execPath, [
    '--input-type=module',
    `--eval=import { withStaging } from ${JSON.stringify(url)}
    await withStaging(${JSON.stringify(folder)}, () => {
      console.log('works')
      return new Promise((resolve) => setTimeout(resolve, 60_000))
    })`,
  ])
  await once(child.stdout, 'data')
  return child
}

test.each([['SIGTERM'], ['SIGINT']] as const)('%s removes the folder and ends the process with 1', async (signal) => {
  const child = await startWork()
  expect(readdirSync(folder)).toHaveLength(1)
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(readdirSync(folder)).toEqual([])
})

test('what a killed process left is removed by the next, and nothing else', async () => {
  const killed = await startWork()
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const others = [`backup-${process.pid}-${startedAt(process.pid)}-a`, 'backup-of-mine', 'mail']
  for (const name of others) mkdirSync(path.join(folder, name))
  const found = await withStaging(folder, async () => readdirSync(folder))
  expect(found).toHaveLength(others.length + 1)
  expect(readdirSync(folder).toSorted()).toEqual(others.toSorted())
})

test('nothing listens for signals once the work is done', async () => {
  const before = process.listenerCount('SIGTERM')
  await expect(withStaging(folder, () => Promise.reject(new Error('no space left')))).rejects.toThrow('no space left')
  expect(process.listenerCount('SIGTERM')).toBe(before)
  expect(readdirSync(folder)).toEqual([])
})
