import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { freePort, requirePort, requireSitePort } from './port.mjs'
import { Refusal } from './refusal.mjs'

/** A port that another program listens on. */
async function takenPort(host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('the next free port is found after one that is taken', async () => {
  const taken = await takenPort()
  expect(await freePort(taken)).toBeGreaterThan(taken)
})

test('a port that was found free stays free', async () => {
  const port = await freePort(20_000)
  await requirePort(port, '127.0.0.1')
  await requirePort(port)
})

test.each(['127.0.0.1', '0.0.0.0'])(
  'the site refuses a port that is in use on %s, and suggests another',
  async (host) => {
    const port = await takenPort(host)
    const refusal = await requireSitePort(port).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(String(refusal)).toContain(
      `Port ${port} is in use by another program. Choose another one, for example: PORT=`,
    )
  },
)

test('a port that cannot be opened for another reason is refused with that reason', async () => {
  await expect(requirePort(20_000, '192.0.2.1')).rejects.toThrow('Port 20000 cannot be opened (EADDRNOTAVAIL).')
})
