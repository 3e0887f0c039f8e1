import { unstable_cache } from 'next/cache'

import type { PromoBanner } from '@/lib/generated/payload-types'
import type { PromoMessage } from '@/lib/site/banner'
import { cacheTags } from '@/lib/site/cache-tags'
import { withClaims } from '@/lib/site/claims-in-line'
import { routes } from '@/lib/site/routes'
import type { PhoneLine } from '@/lib/site/site-settings'

import { getClaims } from './claims'
import { payloadClient } from './payload-client'

/** The messages of the strip above every page; none while it is not shown, and none whose claim says nothing. */
export async function getPromoMessages(sparkyPhone: PhoneLine): Promise<PromoMessage[]> {
  const { isShown, messages } = await getPromoBanner()
  if (!isShown) return []
  const claims = await getClaims('banner')
  return (messages ?? []).flatMap(({ icon, callsSparky, href, ...words }) => {
    const [title, linkLabel] = [withClaims(words.title, claims), withClaims(words.linkLabel, claims)]
    return title && linkLabel
      ? [{ icon, title, linkLabel, href: callsSparky ? sparkyPhone.href : href || routes.home }]
      : []
  })
}

const getPromoBanner: () => Promise<PromoBanner> = unstable_cache(readPromoBanner, ['promo-banner'], {
  tags: [cacheTags.promoBanner],
})

async function readPromoBanner(): Promise<PromoBanner> {
  const payload = await payloadClient()
  return payload.findGlobal({ slug: 'promo-banner', depth: 0, overrideAccess: false })
}
