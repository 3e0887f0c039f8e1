import { getFrameOrigins } from '@/lib/data/frame-origins'
import { isOwnCall } from '@/lib/http/own-call'
import { env } from '@/lib/platform/env'

/** Which websites may show the quick calculator, for the policy of its page (src/proxy.ts). Closed to everybody without this installation's secret. */
export async function GET(request: Request) {
  if (!isOwnCall(request, env.secret)) return new Response(null, { status: 404 })
  return Response.json(await getFrameOrigins())
}
