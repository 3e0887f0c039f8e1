import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

type Finished = { headers: OutgoingHttpHeaders; body: Buffer }
type HeaderList = (string | number | string[])[]

const lists = new WeakMap<OutgoingHttpHeaders, HeaderList>()

/** Made once for a response that is sent many times. Without the length: its body may be packed again. */
function keptListOf(headers: OutgoingHttpHeaders): HeaderList {
  const known = lists.get(headers)
  if (known) return known
  const { 'content-length': _, ...others } = headers
  const list = listOf(others)
  lists.set(headers, list)
  return list
}

const listOf = (headers: OutgoingHttpHeaders): HeaderList =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, value]))

/**
 * Sends a finished response, without its body to HEAD. `own` are the headers of this request alone. All are passed to
 * `writeHead`, as names and values in turn: headers set before it take Node about as long as sending the page.
 */
export function sendFinished(
  request: Pick<IncomingMessage, 'method'>,
  response: ServerResponse,
  { status, headers, body, own }: Finished & { status: number; own: OutgoingHttpHeaders },
): void {
  response.writeHead(status, [...keptListOf(headers), 'content-length', body.length, ...listOf(own)])
  response.end(request.method === 'HEAD' ? undefined : body)
}
