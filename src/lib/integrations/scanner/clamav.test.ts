import { execFileSync, spawn } from 'node:child_process'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { afterAll, describe, expect, test, vi } from 'vitest'

import { EICAR, fakeClamd } from '../../../../tests/fakes/clamd'
import { clamav } from './clamav'

const fake = await fakeClamd()
afterAll(() => fake.stop())
const scan = clamav({ path: fake.path })

const MIB = 1024 * 1024
const withEicar = Buffer.concat([Buffer.alloc(MIB, ' '), Buffer.from(EICAR)])

test('a file arrives whole, and what is found in it is named', async () => {
  fake.behaviour = 'scans'
  expect(await scan(withEicar)).toEqual({ infection: 'Eicar-Test-Signature' })
  expect(await scan(Buffer.alloc(2 * MIB, 'x'))).toEqual({ infection: null })
  expect(await scan(Buffer.alloc(0))).toEqual({ infection: null })
  expect(fake.scanned).toEqual([withEicar.length, 2 * MIB, 0])
})

test.each([
  ['closes', /said: nothing|EPIPE|ECONNRESET/],
  ['size limit', 'The virus scanner said: INSTREAM size limit exceeded. ERROR'],
  ['talks', 'The virus scanner sent more than a reply'],
] as const)('anything but a clear reply is an error: %s', async (behaviour, message) => {
  fake.behaviour = behaviour
  await expect(scan(Buffer.from('a file'))).rejects.toThrow(message)
})

test('a scanner that does not respond is an error', async () => {
  fake.behaviour = 'silent'
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const scanning = expect(scan(Buffer.from('a file'))).rejects.toThrow('did not respond in time')
  timeout.abort()
  await scanning
  vi.restoreAllMocks()
})

test('a scanner that is not there is an error', async () => {
  await expect(clamav({ path: '/nowhere/clamd.ctl' })(Buffer.from('a file'))).rejects.toThrow('ENOENT')
  await expect(clamav({ host: '127.0.0.1', port: 1 })(Buffer.from('a file'))).rejects.toThrow('ECONNREFUSED')
})

function hasClamd(): boolean {
  try {
    execFileSync('clamd', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    console.error('Skipped: the real clamd is not installed (Debian: clamav-daemon)')
    return false
  }
}

describe.skipIf(!hasClamd())('with the real clamd', () => {
  test('a file with EICAR is found, another is not', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'clamav-'))
    const socket = path.join(folder, 'clamd.ctl')
    await mkdir(path.join(folder, 'signatures'))
    await writeFile(
      path.join(folder, 'signatures/eicar.ndb'),
      `Eicar-Test-Signature:0:*:${Buffer.from(EICAR).toString('hex')}\n`,
    )
    await writeFile(
      path.join(folder, 'clamd.conf'),
      `LocalSocket ${socket}\nDatabaseDirectory ${folder}/signatures\nForeground yes\nUser ${os.userInfo().username}\n`,
    )
    const daemon = spawn('clamd', ['--config-file', path.join(folder, 'clamd.conf')], { stdio: 'ignore' })
    try {
      const real = clamav({ path: socket })
      await expect
        .poll(() => real(Buffer.from('a file')).catch(String), { timeout: 30_000 })
        .toEqual({ infection: null })
      expect((await real(Buffer.from(EICAR))).infection).toContain('Eicar-Test-Signature')
      expect(await real(Buffer.alloc(5 * MIB))).toEqual({ infection: null })
    } finally {
      daemon.kill()
    }
  }, 60_000)
})
