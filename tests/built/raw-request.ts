import net from 'node:net'

/** The built site under test. */
const SITE = new URL(process.env.BUILT_SITE_URL ?? 'http://localhost:3190')

const RESET = new Set(['EPIPE', 'ECONNRESET'])

export type RawRequest = {
  method?: string
  path: string
  host?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}
export type RawResponse = { status: number; head: string; body: string }

/** Sends a request verbatim, which `fetch` would normalise, and reads until the server closes the connection. */
export function send(request: RawRequest): Promise<RawResponse> {
  return exchange((socket) => socket.write(serialise(request)))
}

/** Opens a connection, lets `write` send data, and resolves with everything received before it closed. */
export function exchange(write: (socket: net.Socket) => void): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = net.connect(Number(SITE.port || 80), SITE.hostname, () => write(socket))
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server that rejects a body may reset the connection, and its response may be lost: status 0.
    socket.on('error', (error: NodeJS.ErrnoException) => (RESET.has(error.code ?? '') ? undefined : reject(error)))
    socket.on('close', () => resolve(parse(Buffer.concat(chunks).toString('latin1'))))
  })
}

export function serialise({ method = 'GET', path, host = SITE.host, headers = {}, body }: RawRequest): Buffer {
  const content = Buffer.from(body ?? '')
  const framing =
    body === undefined || 'transfer-encoding' in headers ? {} : { 'content-length': String(content.length) }
  const fields = Object.entries({ host, connection: 'close', ...framing, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${fields.join('')}\r\n`, 'latin1'), content])
}

function parse(received: string): RawResponse {
  const response = received.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '')
  const end = response.indexOf('\r\n\r\n')
  const head = end === -1 ? response : response.slice(0, end)
  return { status: Number(head.split(' ')[1] ?? 0), head, body: end === -1 ? '' : response.slice(end + 4) }
}
