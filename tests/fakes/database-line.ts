import { type AddressInfo, createServer, Socket } from 'node:net'

/**
 * The state of the connection. `holding-answers`: the server works, but its responses are held back until the line is
 * passing again; `swallowing`: nothing reaches the server; `refusing`: no connection is accepted.
 */
export type LineCondition = 'passing' | 'holding-answers' | 'swallowing' | 'refusing'

/** A TCP proxy to a database server that can be disturbed. `url` is the database's URL through the proxy. */
export async function openDatabaseLine(databaseUrl: string) {
  const target = new URL(databaseUrl)
  let condition: LineCondition = 'passing'
  let asked = 0
  const pairs = new Set<[client: Socket, server: Socket]>()
  const server = createServer((client) => {
    asked += 1
    if (condition === 'refusing') return client.destroy()
    const upstream = new Socket().connect(Number(target.port), target.hostname)
    const pair: [Socket, Socket] = [client, upstream]
    pairs.add(pair)
    client.on('data', (data) => void (condition !== 'swallowing' && upstream.write(data)))
    upstream.on('data', (data) => void client.write(data))
    if (condition === 'holding-answers') upstream.pause()
    for (const end of pair) {
      end.on('error', () => undefined)
      end.on('close', () => (pairs.delete(pair), client.destroy(), upstream.destroy()))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: url.href,
    /** How many connections have been asked for. */
    asked: () => asked,
    play(next: LineCondition) {
      condition = next
      for (const [, upstream] of pairs) {
        if (next === 'holding-answers') upstream.pause()
        else upstream.resume()
      }
    },
    /** Drops every connection, like a restart of the server. */
    cut: () => pairs.forEach(([client]) => client.destroy()),
    close() {
      pairs.forEach(([client]) => client.destroy())
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
