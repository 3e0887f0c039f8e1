import net from 'node:net'

import { Refusal } from './refusal.mjs'

/**
 * Why the port cannot be used (`EADDRINUSE`, `EACCES` ...), or null. Without a host, checks all addresses, as the site
 * listens on them.
 */
function listenProblem(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', ({ code }) => resolve(code))
    probe.listen({ port, host }, () => probe.close(() => resolve(null)))
  })
}

export async function freePort(from) {
  for (let port = from; port < from + 50; port++) if ((await listenProblem(port, '127.0.0.1')) === null) return port
  throw new Refusal(`Ports ${from} to ${from + 49} are all taken.`)
}

/** @throws Refusal when the port cannot be used */
export async function requirePort(port, host) {
  const problem = await listenProblem(port, host)
  if (problem === null) return
  throw new Refusal(
    `Port ${port} ${problem === 'EADDRINUSE' ? 'is in use by another program' : `cannot be opened (${problem})`}.`,
  )
}

/** @throws Refusal when the site cannot listen on its port */
export async function requireSitePort(port) {
  try {
    await requirePort(port)
  } catch (error) {
    throw new Refusal(
      `${error.message} Choose another one, for example: PORT=${port < 65_000 ? port + 1 : 3000} npm start`,
    )
  }
}
