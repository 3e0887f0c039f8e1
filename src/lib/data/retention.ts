import { periodsOf, type RetentionPeriods } from '@/lib/domain/retention/periods'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** The retention periods, as printed in the privacy policy. Cached until an admin changes them. */
export const getRetentionPeriods = cachedRead(CACHE_MANIFEST.retention, readRetentionPeriods)

async function readRetentionPeriods(): Promise<RetentionPeriods> {
  const payload = await payloadClient()
  return periodsOf({ ...(await payload.findGlobal({ slug: 'retention', overrideAccess: false })) })
}
