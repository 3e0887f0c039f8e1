import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'

type Rest = (request: Request, args: { params: Promise<{ slug: string[] }> }) => Promise<Response>

/**
 * Payload's own REST methods for an address that one of our route files takes: ours comes before Payload's catch-all,
 * and would otherwise hide what Payload answers there.
 */
export function payloadRest(...slug: string[]) {
  const bind = (rest: Rest) => (request: Request) => rest(request, { params: Promise.resolve({ slug }) })
  return {
    GET: bind(REST_GET(config)),
    POST: bind(REST_POST(config)),
    PATCH: bind(REST_PATCH(config)),
    DELETE: bind(REST_DELETE(config)),
  }
}

/** The admin sends long queries as a form and says in a header that they are a GET, as which Payload then treats them. */
export const isLongQuery = ({ headers }: Request) =>
  headers.get('x-payload-http-method-override') === 'GET' &&
  headers.get('content-type') === 'application/x-www-form-urlencoded'
