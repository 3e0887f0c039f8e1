import { priceList } from '@/lib/calculators/quote/quoted-lines'
import { getBasis } from '@/lib/data/basis'
import { getListedProducts } from '@/lib/data/on-sale'
import { staffOf } from '@/lib/data/staff'
import { errorResponse, jsonResponse } from '@/lib/http/responses'

/** What a line of a quote can be of, at today's prices, for the sales desk. */
export async function GET(request: Request): Promise<Response> {
  const staff = await staffOf(request.headers)
  if (!staff?.changesQuotes) return errorResponse(404, 'Not Found')
  const [basis, products] = await Promise.all([getBasis(), getListedProducts()])
  return jsonResponse(200, { entries: priceList({ basis, products }) })
}
