import { UnavailableSection } from '@/components/sections/unavailable-section'
import { getSiteSettings } from '@/lib/data/site-settings'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { replyMetadata } from '@/lib/seo/metadata'

export const metadata = replyMetadata(REPLY_PAGES.unavailable)

/** Sent by the edge server in place of a page that cannot be rendered (lib/http/edge/unavailable-page.ts). */
export default async function UnavailablePage() {
  const { mainPhone } = await getSiteSettings()
  return <UnavailableSection phone={mainPhone} />
}
