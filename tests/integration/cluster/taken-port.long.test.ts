import net, { type AddressInfo } from 'node:net'

import { expect, onTestFinished, test, vi } from 'vitest'

import { freePort } from '../../../scripts/lib/port.mjs'
import { isServing } from '../../../scripts/postgres/client.mjs'
import { newFolder, started } from './folder'

vi.mock('../../../scripts/lib/port.mjs', { spy: true })

async function takenPort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('a port that is taken between the probe and the start is skipped', async () => {
  const taken = await takenPort()
  vi.mocked(freePort).mockResolvedValueOnce(taken)
  const cluster = await started(newFolder())
  expect(cluster.port).not.toBe(taken)
  expect(await isServing(cluster)).toBe(true)
})
