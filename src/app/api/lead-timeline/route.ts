import { staffOf } from '@/lib/data/staff'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { readTimeline } from '@/lib/people/read-timeline'
import { poolOf } from '@/lib/platform/database'
import { leadTimelineSchema } from '@/lib/schemas/lead-timeline'

/** What happened to a lead or with a person, newest first, for the sales desk. */
export async function GET(request: Request): Promise<Response> {
  const staff = await staffOf(request.headers)
  if (!staff) return errorResponse(401, 'Please sign in again.')
  if (!staff.changesQuotes) return errorResponse(403, 'Only the sales desk can do this.')
  const query = leadTimelineSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return errorResponse(400, 'This could not be read.')
  return jsonResponse(200, await readTimeline(poolOf(staff.payload), query.data))
}
