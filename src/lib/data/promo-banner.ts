import { unstable_cache } from 'next/cache'

import type { PromoBanner } from '@/lib/generated/payload-types'
import type { PromoMessage } from '@/lib/site/banner'
import { cacheTags } from '@/lib/site/cache-tags'
import { routes } from '@/lib/site/routes'
import type { PhoneLine } from '@/lib/site/site-settings'

import { payloadClient } from './payload-client'

/** The messages of the strip above every page; none while it is not shown. */
export async function getPromoMessages(sparkyPhone: PhoneLine): Promise<PromoMessage[]> {
  const { isShown, messages } = await getPromoBanner()
  if (!isShown) return []
  return (messages ?? []).map(({ icon, title, linkLabel, callsSparky, href }) => ({
    icon,
    title,
    linkLabel,
    href: callsSparky ? sparkyPhone.href : href || routes.home,
  }))
}

const getPromoBanner: () => Promise<PromoBanner> = unstable_cache(readPromoBanner, ['promo-banner'], { tags: [cacheTags.promoBanner] })

async function readPromoBanner(): Promise<PromoBanner> {
  const payload = await payloadClient()
  return payload.findGlobal({ slug: 'promo-banner', depth: 0, overrideAccess: false })
}
