import { staffOf } from '@/lib/data/staff'
import { errorResponse } from '@/lib/http/responses'
import { readFilter } from '@/lib/page-inventory/filter'
import { allPages } from '@/lib/page-inventory/list'
import { pagesCsv } from '@/lib/page-inventory/to-csv'
import { poolOf } from '@/lib/platform/database'

const ROWS_MAX = 50_000

/** The list at /admin/pages as a file, with the same filters and sorting. */
export async function GET(request: Request): Promise<Response> {
  const staff = await staffOf(request.headers)
  if (!staff) return errorResponse(401, 'Please sign in again.')
  const filter = readFilter(new URL(request.url).searchParams)
  const pages = await allPages({
    pool: poolOf(staff.payload),
    filter,
    seesDrafts: staff.seesDrafts,
    atMost: ROWS_MAX,
  })
  if (!pages) return errorResponse(413, `More than ${ROWS_MAX} addresses. Choose a kind first.`)
  return new Response(pagesCsv(pages), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="addresses.csv"',
      'cache-control': 'private, no-store',
    },
  })
}
