import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

type Finished = { headers: OutgoingHttpHeaders; body: Buffer }

/**
 * Sends a finished response, without its body to HEAD. `own` are the headers of this request alone. All are passed to
 * `writeHead`: headers set before it take Node about as long as sending the page.
 */
export function sendFinished(
  request: Pick<IncomingMessage, 'method'>,
  response: ServerResponse,
  { status, headers, body, own }: Finished & { status: number; own: OutgoingHttpHeaders },
): void {
  response.writeHead(status, { ...headers, 'content-length': body.length, ...own })
  response.end(request.method === 'HEAD' ? undefined : body)
}
