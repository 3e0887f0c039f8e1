import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const REQUEST_ID_HEADER = 'x-request-id'

/** Nothing that could forge a log line or fill the database. */
const WELL_FORMED = /^[\w-]{8,64}$/

/** The id by which a request is found in every log: the one that our own proxy gave it, otherwise a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, isBehindProxy: boolean): string {
  const given = headers[REQUEST_ID_HEADER]
  return isBehindProxy && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
}
