import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { announceFirstAdmin } from './first-admin.mjs'

let dataDir: string
const file = () => path.join(dataDir, 'first-admin.json')

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'first-admin-'))
  fs.writeFileSync(file(), JSON.stringify({ username: 'admin', password: 'a-generated-one' }), { mode: 0o600 })
})
afterEach(() => fs.rmSync(dataDir, { recursive: true }))

function announced(isJournal: boolean): string {
  const lines: string[] = []
  announceFirstAdmin({ dataDir, isJournal, log: (message: string) => lines.push(message) })
  return lines.join('\n')
}

test('the password is printed once', () => {
  expect(announced(false)).toContain('sign in as "admin" with the password "a-generated-one"')
  expect(fs.existsSync(file())).toBe(false)
  expect(announced(false)).toBe('')
})

test("a service's journal gets the file name, and the file is kept", () => {
  expect(announced(true)).toContain(file())
  expect(announced(true)).not.toContain('a-generated-one')
  expect(fs.statSync(file()).mode & 0o777).toBe(0o600)
})
