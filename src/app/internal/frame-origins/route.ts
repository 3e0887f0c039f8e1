import { getFrameOrigins } from '@/lib/data/frame-origins'
import { isInternalCall } from '@/lib/http/internal-auth'
import { env } from '@/lib/platform/env'

/**
 * The websites that may embed the quick calculator, for its frame policy (src/proxy.ts). Requires this installation's internal
 * token.
 */
export async function GET(request: Request) {
  if (!isInternalCall(request, env.internalToken)) return new Response(null, { status: 404 })
  return Response.json(await getFrameOrigins())
}
