import type { ReactNode } from 'react'

import { SalesView } from '@/app/(funnel)/sales-view'
import { SiteFooter } from '@/components/sections/site-footer'
import { SiteHeader } from '@/components/sections/site-header'
import type { PromoMessage } from '@/lib/content/banner'
import type { SiteNavigation } from '@/lib/content/site-navigation'
import { readHomeDraft } from '@/lib/data/home-page'
import { getNavigation, readNavigationDraft } from '@/lib/data/navigation'
import { getPromoMessages, readPromoDraft } from '@/lib/data/promo-banner'
import { readSalesDraft } from '@/lib/data/sales-page'
import { getSiteSettings } from '@/lib/data/site-settings'
import { copyrightYears } from '@/lib/format/copyright-years'
import { now } from '@/lib/platform/clock'
import type { PreviewedGlobal } from '@/lib/routing/routes'

import { HomeView } from '../../home-view'

/** The draft of each previewed global for users who may read it; null for everyone else. */
export const GLOBAL_PREVIEWS: Record<PreviewedGlobal, (headers: Headers) => Promise<ReactNode>> = {
  'home-page': async (headers) => {
    const home = await readHomeDraft(headers)
    return home && <HomeView home={home} isDraft />
  },
  'sales-page': async (headers) => {
    const page = await readSalesDraft(headers)
    return page && <SalesView page={page} />
  },
  'promo-banner': async (headers) => {
    const { sparkyPhone } = await getSiteSettings()
    const messages = await readPromoDraft(headers, sparkyPhone)
    return messages && <Frame messages={messages} navigation={await getNavigation()} />
  },
  navigation: async (headers) => {
    const { sparkyPhone } = await getSiteSettings()
    const navigation = await readNavigationDraft(headers)
    return navigation && <Frame messages={await getPromoMessages(sparkyPhone)} navigation={navigation} />
  },
}

/** The drafts of the site's header and footer, between the published ones of this page. */
async function Frame({ messages, navigation }: { messages: PromoMessage[]; navigation: SiteNavigation }) {
  const settings = await getSiteSettings()
  return (
    <section aria-label="Draft" className="border-y-4 border-ember">
      <SiteHeader
        settings={settings}
        messages={messages}
        links={navigation.header}
        barAction={null}
        menuActions={null}
      />
      <p className="px-(--margin) py-16">This is your draft. Above and below it is what visitors see now.</p>
      <SiteFooter
        settings={settings}
        navigation={navigation}
        years={copyrightYears(now())}
        warranty={null}
        support={null}
        cookieSettings={null}
      />
    </section>
  )
}
