import { isDeepStrictEqual } from 'node:util'

import type { PayloadRequest } from 'payload'

import { fetchSupplierFeed } from '@/lib/integrations/supplier-feed'
import { SUPPLIER_FILE_MAX } from '@/lib/schemas/supplier-file'

import { applySupplierFile, planSupplierFile, recordFile } from './supplier-files'

const NAME = 'Supplier feed'

type Synced = 'applied' | 'for-staff' | 'failed' | 'unchanged'

/**
 * Fetches the supplier's file and applies it, or leaves it to staff if it is doubtful. A result that is already in the
 * history, such as the same failure as six hours ago, is not added again.
 */
export async function syncSupplierFeed(req: PayloadRequest, url: string, fetchFile?: typeof fetch): Promise<Synced> {
  const feed = await fetchSupplierFeed({ url, bytesMax: SUPPLIER_FILE_MAX, ...(fetchFile && { fetchFile }) })
  const planned = feed.ok ? await planSupplierFile(req, feed.text) : { ok: false as const, faults: [feed.problem] }
  if (!planned.ok) return (await isKnown(req, { faults: planned.faults })) ? 'unchanged' : fail(req, planned.faults)
  const { plan } = planned
  if (plan.changes.length === 0 || (await isKnown(req, { plan }))) return 'unchanged'
  const { id } = await recordFile(req, NAME, { state: 'checked', plan })
  const decided = await applySupplierFile(req, { id, by: 'Automatic', isConfirmed: false })
  return decided === 'done' ? 'applied' : 'for-staff'
}

async function fail(req: PayloadRequest, faults: string[]): Promise<Synced> {
  await recordFile(req, NAME, { state: 'failed', faults })
  return 'failed'
}

/** Whether the last file of the feed had the same content and has not been applied. */
async function isKnown(req: PayloadRequest, content: object): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'supplier-files',
    where: { name: { equals: NAME } },
    sort: '-createdAt',
    limit: 1,
    overrideAccess: true, // the schedule has no user
    req,
  })
  const [last] = docs
  if (last?.state !== 'checked' && last?.state !== 'failed') return false
  const before = 'plan' in content ? { plan: last.plan } : { faults: last.faults }
  return isDeepStrictEqual(before, content)
}
