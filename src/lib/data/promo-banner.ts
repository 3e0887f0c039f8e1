import type { PromoMessage } from '@/lib/content/banner'
import { withClaims } from '@/lib/content/claims-in-line'
import type { PhoneLine } from '@/lib/content/site-settings'
import type { PromoBanner } from '@/lib/generated/payload-types'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'
import { isOpen } from '@/lib/routing/closed'
import { routes } from '@/lib/routing/routes'

import { cachedRead } from './cached-read'
import { getClaims } from './claims'
import { readGlobalDraft } from './global-draft'
import { payloadClient } from './payload-client'

/**
 * Messages of the banner above every page; none while it is hidden. A message whose claim has no wording,
 * or whose link leads to a closed page, is left out.
 */
export async function getPromoMessages(sparkyPhone: PhoneLine): Promise<PromoMessage[]> {
  return toMessages(await getPromoBanner(), sparkyPhone)
}

export async function readPromoDraft(headers: Headers, sparkyPhone: PhoneLine): Promise<PromoMessage[] | null> {
  const draft = await readGlobalDraft({ slug: 'promo-banner', headers, depth: 0 })
  return draft && toMessages(draft, sparkyPhone)
}

async function toMessages({ isShown, messages }: PromoBanner, sparkyPhone: PhoneLine): Promise<PromoMessage[]> {
  if (!isShown) return []
  const claims = await getClaims('banner')
  return (messages ?? []).flatMap(({ icon, callsSparky, href, ...words }) => {
    const [title, linkLabel] = [withClaims(words.title, claims), withClaims(words.linkLabel, claims)]
    const shown = { icon, title, linkLabel, href: callsSparky ? sparkyPhone.href : href || routes.home }
    return title && linkLabel && isOpen(shown.href) ? [{ ...shown, title, linkLabel }] : []
  })
}

const getPromoBanner = cachedRead(CACHE_MANIFEST.promoBanner, readPromoBanner)

async function readPromoBanner(): Promise<PromoBanner> {
  const payload = await payloadClient()
  return payload.findGlobal({ slug: 'promo-banner', depth: 0, overrideAccess: false })
}
