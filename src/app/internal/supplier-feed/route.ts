import { createLocalReq } from 'payload'

import { payloadClient } from '@/lib/data/payload-client'
import { isInternalCall } from '@/lib/http/internal-auth'
import { refreshProducts } from '@/lib/http/refresh-products'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { syncSupplierFeed } from '@/lib/use-cases/supplier/sync-supplier-feed'

/**
 * Fetches the supplier's file, if its URL is set. Called by the worker's schedule (lib/schedule/tasks.ts), because only
 * the web process can refresh the pages of products. Requires this installation's internal token.
 */
export async function POST(request: Request) {
  if (!isInternalCall(request, env.internalToken)) return new Response(null, { status: 404 })
  if (env.supplierFeedUrl === null) return Response.json({ synced: 'not-configured' })
  const synced = await syncSupplierFeed(await createLocalReq({}, await payloadClient()), env.supplierFeedUrl)
  if (synced === 'applied') await refreshProducts()
  if (synced !== 'unchanged') logger.info({ msg: 'supplier feed', synced })
  return Response.json({ synced })
}
