import { figureChoices } from '@/lib/content/figure-choices'
import { getFigures } from '@/lib/data/figures'
import { staffOf } from '@/lib/data/staff'
import { errorResponse } from '@/lib/http/responses'

/** The figures that texts can reference, with their current values, for the editors of the admin. */
export async function GET(request: Request): Promise<Response> {
  const staff = await staffOf(request.headers)
  if (!staff) return errorResponse(401, 'Please sign in again.')
  return Response.json(figureChoices(await getFigures()), { headers: { 'cache-control': 'no-store' } })
}
