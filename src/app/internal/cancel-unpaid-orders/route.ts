import { payloadClient } from '@/lib/data/payload-client'
import { isInternalCall } from '@/lib/http/internal-auth'
import { refreshProducts } from '@/lib/http/refresh-products'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { cancelUnpaidOrders } from '@/lib/use-cases/orders/cancel-order'

/**
 * Cancels orders that were not paid in time and returns their goods to stock. Called by the worker's schedule
 * (lib/schedule/tasks.ts), because only the web process can refresh the pages of products. Requires this installation's internal
 * token.
 */
export async function POST(request: Request) {
  if (!isInternalCall(request, env.internalToken)) return new Response(null, { status: 404 })
  const cancelled = await cancelUnpaidOrders(poolOf(await payloadClient()), now())
  if (cancelled.length > 0) {
    await refreshProducts()
    logger.info({ msg: 'unpaid orders cancelled', cancelled })
  }
  return Response.json({ cancelled })
}
