import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'

// The server and Next's routes are bundled separately, so a module variable would exist twice; globalThis is shared.
const shared = globalThis as typeof globalThis & { powerboardOwnOrigin?: string }

/**
 * Lets this process reach itself: on the port of the site, another web process may respond. Listens on a port of its own,
 * for this machine only, and passes the connections to `server`.
 */
export async function openOwnOrigin(server: Server): Promise<string> {
  const asHttp = { allowHalfOpen: true, noDelay: true }
  const own = createServer(asHttp, (socket) => void server.emit('connection', socket))
  own.listen({ port: 0, host: '127.0.0.1', exclusive: true }) // node:cluster would share the port otherwise
  await once(own, 'listening')
  const { port } = own.address() as AddressInfo
  shared.powerboardOwnOrigin = `http://127.0.0.1:${port}`
  return shared.powerboardOwnOrigin
}

/** @throws outside a process that serves the site */
export function ownOrigin(): string {
  if (shared.powerboardOwnOrigin === undefined) throw new Error('This process does not serve the site')
  return shared.powerboardOwnOrigin
}
