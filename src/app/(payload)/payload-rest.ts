import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'

type Rest = (request: Request, args: { params: Promise<{ slug: string[] }> }) => Promise<Response>

/**
 * Payload's own REST methods for an address that one of our route files takes: ours comes before Payload's catch-all,
 * and would otherwise hide what Payload answers there.
 */
export function payloadRest(...slug: string[]) {
  const bind = (rest: Rest) => (request: Request) => rest(request, { params: Promise.resolve({ slug }) })
  return { GET: bind(REST_GET(config)), POST: bind(REST_POST(config)), PATCH: bind(REST_PATCH(config)), DELETE: bind(REST_DELETE(config)) }
}

/** The admin sends long queries as POST and says so in this header; Payload then treats them as GET. */
export const isLongQuery = (request: Request) => request.headers.has('x-payload-http-method-override')
