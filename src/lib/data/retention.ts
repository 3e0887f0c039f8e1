import { periodsOf, type RetentionPeriods } from '@/lib/domain/retention/periods'
import { CACHE_MANIFEST } from '@/lib/routing/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** How long what visitors leave is kept, as the privacy policy prints it; read once until admins change it. */
export const getRetentionPeriods = cachedRead(CACHE_MANIFEST.retention, readRetentionPeriods)

async function readRetentionPeriods(): Promise<RetentionPeriods> {
  const payload = await payloadClient()
  return periodsOf({ ...(await payload.findGlobal({ slug: 'retention', overrideAccess: false })) })
}
