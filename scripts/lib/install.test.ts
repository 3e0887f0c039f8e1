import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import { install } from './install.mjs'

/** A checkout with a fake `npm ci` that only replaces the folder. */
function newCheckout() {
  const folder = mkdtempSync(path.join(tmpdir(), 'checkout-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const lockPackages = (version: string) =>
    writeFileSync(path.join(folder, 'package-lock.json'), `{"version":"${version}"}`)
  lockPackages('1')
  const packages = path.join(folder, 'node_modules')
  const npmCi = vi.fn(async (_withTools: boolean) => {
    rmSync(packages, { recursive: true, force: true })
    mkdirSync(packages)
  })
  return { folder, npmCi, lockPackages, mark: () => readFileSync(path.join(packages, '.installed-lock'), 'utf8') }
}

test('packages are installed once for each lock file', async () => {
  const checkout = newCheckout()
  await install({}, checkout)
  await install({}, checkout)
  expect(checkout.npmCi.mock.calls).toEqual([[true]])
  checkout.lockPackages('2')
  await install({}, checkout)
  expect(checkout.npmCi).toHaveBeenCalledTimes(2)
})

test('development tools count as installed for production, but not the other way round', async () => {
  const checkout = newCheckout()
  await install({ withTools: false }, checkout)
  await install({ withTools: false }, checkout)
  await install({ withTools: true }, checkout)
  await install({ withTools: false }, checkout)
  expect(checkout.npmCi.mock.calls).toEqual([[false], [true]])
})

test('a failed installation is repeated', async () => {
  const checkout = newCheckout()
  checkout.npmCi.mockRejectedValueOnce(new Error('npm ci failed'))
  await expect(install({}, checkout)).rejects.toThrow('npm ci failed')
  await install({}, checkout)
  expect(checkout.mark()).toMatch(/^[0-9a-f]{64}$/)
})

test('two commands that start at the same time install once', async () => {
  const checkout = newCheckout()
  const ci = checkout.npmCi.getMockImplementation()
  let finish = () => undefined as void
  const finished = new Promise<void>((resolve) => (finish = resolve))
  checkout.npmCi.mockImplementation(async (withTools) => {
    await ci?.(withTools)
    await finished
  })
  const both = Promise.all([install({}, checkout), install({}, checkout)])
  await expect.poll(() => checkout.npmCi).toHaveBeenCalled()
  finish()
  await both
  expect(checkout.npmCi).toHaveBeenCalledOnce()
})
