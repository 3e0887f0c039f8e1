import type { SiteSettings } from '@/lib/content/site-settings'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'
import { toSiteSettings } from './to-site-settings'

/** Who we are, and how and when to reach us. Cached until staff change it. */
export const getSiteSettings = cachedRead(CACHE_MANIFEST.siteSettings, readSiteSettings)

async function readSiteSettings(): Promise<SiteSettings> {
  const payload = await payloadClient()
  // Both globals are public by their own access rules.
  const [settings, hours] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', overrideAccess: false }),
    payload.findGlobal({ slug: 'opening-hours', overrideAccess: false }),
  ])
  return toSiteSettings(settings, hours)
}
