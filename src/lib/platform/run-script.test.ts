import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { runScript } from './run-script'

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'script-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const stopping = new AbortController().signal

function script(code: string): string {
  const file = path.join(folder, 'script.mjs')
  const helper = pathToFileURL('scripts/lib/refusal.mjs').href
  writeFileSync(file, `import { Refusal, runCommand } from ${JSON.stringify(helper)}\n${code}`)
  return file
}

const failing = (error: string) => runScript(script(`await runCommand(() => { throw ${error} })`), LIMITS)
const LIMITS = { stopping, limitSeconds: 60 }

test('a script that ends well gives no reason', async () => {
  await expect(runScript(script('console.error("a warning")'), LIMITS)).resolves.toBeUndefined()
})

test.each([
  ['a refusal', `new Refusal('There is no room.')`, 'There is no room.'],
  ['an error', `Object.assign(new Error('no space left'), { code: 'ENOSPC' })`, 'no space left'],
  ['an error of several lines', `new Error('no space\\n  left')`, 'no space left'],
  ['an error without a message', `Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })`, 'ECONNREFUSED'],
])('the reason of %s is its message alone', async (_, error, reason) => {
  await expect(failing(error)).rejects.toThrow(new Error(reason))
})

test('a script that gives no reason is named', async () => {
  const file = script('process.exit(1)')
  await expect(runScript(file, LIMITS)).rejects.toThrow(new Error(`${file} failed`))
})

test('a script that takes longer than its limit is stopped', async () => {
  const running = runScript(script('setInterval(() => 0, 1000)'), { stopping, limitSeconds: 0.01 })
  await expect(running).rejects.toThrow('took longer than 0.01 s')
})

test('no script is started once the process is to exit', async () => {
  const file = script(`process.exit(0)`)
  await expect(runScript(file, { stopping: AbortSignal.abort(), limitSeconds: 60 })).rejects.toThrow('aborted')
})

test('a script that is stopped is waited for until it has cleaned up', async () => {
  const ready = path.join(folder, 'ready')
  const stops = new AbortController()
  const file = script(`import { writeFileSync } from 'node:fs'
    process.once('SIGTERM', () => setTimeout(() => { console.error('cleaned up'); process.exit(1) }, 100))
    setInterval(() => 0, 1000)
    writeFileSync(${JSON.stringify(ready)}, '')`)
  const running = runScript(file, { stopping: stops.signal, limitSeconds: 60 })
  void expect
    .poll(() => existsSync(ready), { timeout: 10_000 })
    .toBe(true)
    .then(() => stops.abort())
  await expect(running).rejects.toThrow('cleaned up')
})
