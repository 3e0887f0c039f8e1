import { staffOf } from '@/lib/data/staff'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { readOutageNotices } from '@/lib/operations/service-states'
import { poolOf } from '@/lib/platform/database'

/** The services that do not accept our messages, for the notice above every page of the admin. */
export async function GET(request: Request): Promise<Response> {
  const staff = await staffOf(request.headers)
  if (!staff) return errorResponse(401, 'Please sign in again.')
  return jsonResponse(200, { outages: await readOutageNotices(poolOf(staff.payload)) })
}
