import { ArrowLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { routes } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

import { formReplyProps } from '../../../form-reply-props'

export const dynamic = 'force-dynamic'
export const metadata = { ...replyMetadata(REPLY_PAGES.seasonLinkCheck), referrer: 'no-referrer' as const }

/** Shown if the answer on the page of a season link could not be saved, with the reason. */
export default async function SeasonLinkCheckPage() {
  const { fault } = await formReplyProps({ emptyForm: routes.energyChallenge })
  return (
    <>
      <PageTitle lede={fault ?? 'Please open the link in the email again.'}>That did not work.</PageTitle>
      <div className="grid-page pb-(--section)">
        <ArrowLink href={routes.energyChallenge}>The energy challenge</ArrowLink>
      </div>
    </>
  )
}
