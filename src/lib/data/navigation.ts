import type { SiteNavigation } from '@/lib/content/site-navigation'
import type { Navigation } from '@/lib/generated/payload-types'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'
import { openOnes } from '@/lib/routing/closed'
import type { NavigationLink } from '@/lib/routing/navigation'

import { cachedRead } from './cached-read'
import { readGlobalDraft } from './global-draft'
import { payloadClient } from './payload-client'

/** The links chosen by staff for the top and bottom of every page. */
export const getNavigation = cachedRead(CACHE_MANIFEST.navigation, async () => {
  const payload = await payloadClient()
  return toNavigation(await payload.findGlobal({ slug: 'navigation', depth: 0, overrideAccess: false }))
})

export async function readNavigationDraft(headers: Headers): Promise<SiteNavigation | null> {
  const draft = await readGlobalDraft({ slug: 'navigation', headers, depth: 0 })
  return draft && toNavigation(draft)
}

function toNavigation({ header, footerQuickLinks, footerServices }: Navigation): SiteNavigation {
  return { header: toLinks(header), quickLinks: toLinks(footerQuickLinks), services: toLinks(footerServices) }
}

type StoredLink = { label: string; href: string; isHighlighted?: boolean | null }

const toLinks = (links: StoredLink[] | null | undefined): NavigationLink[] =>
  openOnes(links ?? []).map(({ label, href, isHighlighted }) => ({
    label,
    href,
    isHighlighted: isHighlighted ?? false,
  }))
