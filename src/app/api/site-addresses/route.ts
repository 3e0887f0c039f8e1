import { readFilter } from '@/lib/addresses/filter'
import { allAddresses } from '@/lib/addresses/list'
import { addressesCsv } from '@/lib/addresses/to-csv'
import { staffOf } from '@/lib/data/staff'
import { refusal } from '@/lib/http/answers'
import { poolOf } from '@/lib/platform/database'

const ROWS_MAX = 50_000

/** The list of addresses at /admin/pages as a file, filtered and sorted alike. */
export async function GET(request: Request): Promise<Response> {
  const staff = await staffOf(request.headers)
  if (!staff) return refusal(401, 'Please sign in again.')
  const filter = readFilter(new URL(request.url).searchParams)
  const addresses = await allAddresses({
    pool: poolOf(staff.payload),
    filter,
    seesDrafts: staff.seesDrafts,
    atMost: ROWS_MAX,
  })
  if (!addresses) return refusal(413, `More than ${ROWS_MAX} addresses. Choose a kind first.`)
  return new Response(addressesCsv(addresses), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="addresses.csv"',
      'cache-control': 'private, no-store',
    },
  })
}
