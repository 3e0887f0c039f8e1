import { readText } from '../read-body'
import { type CheckedBody, TOO_LARGE, UNREADABLE } from './check-body'

const QUERY_MAX_BYTES = 256 * 1024

/** Converts a query sent as a form post to the equivalent GET. */
export async function asQuery(request: Request): Promise<CheckedBody> {
  const read = await readText(request, QUERY_MAX_BYTES)
  if (!read.ok) return read.problem === 'too-large' ? TOO_LARGE : UNREADABLE
  const url = new URL(request.url)
  url.search = read.text
  return { ok: true, request: new Request(url, { headers: request.headers }) }
}
