import { notFound } from 'next/navigation'

import { FormSection } from '@/components/sections/form-section'
import { OpenHere } from '@/components/tools/energy-challenge/open-here'
import { SeasonLinkAnswer } from '@/components/tools/energy-challenge/season-link-answer'
import { ArrowLink, TextLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { payloadClient } from '@/lib/data/payload-client'
import { getRetentionPeriods } from '@/lib/data/retention'
import type { KeptSeason } from '@/lib/domain/challenge/kept-season'
import { periodText } from '@/lib/domain/retention/periods'
import { counted } from '@/lib/format/counted'
import { poolOf } from '@/lib/platform/database'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { routes } from '@/lib/routing/routes'
import { isEnquiryToken } from '@/lib/schemas/enquiry-change'
import { replyMetadata } from '@/lib/seo/metadata'
import { openSeasonLink } from '@/lib/use-cases/challenge/season-links'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.seasonLink)

/** The page behind the link in an email: a winter of the energy challenge, to continue on this device. */
export default async function SeasonLinkPage({ params }: PageProps<'/energy-challenge/continue/[token]'>) {
  const { token } = await params
  const [linked, periods] = await Promise.all([
    isEnquiryToken(token) ? openSeasonLink(poolOf(await payloadClient()), token) : null,
    getRetentionPeriods(),
  ])
  if (!linked) notFound()
  const period = periodText('seasons', periods.seasons)
  const isConfirmed = linked.state === 'confirmed'
  return (
    <>
      <PageTitle
        lede={isConfirmed ? contentsOf(linked.season) : 'Someone asked for this link using your email address.'}
      >
        {isConfirmed ? 'Your saved challenge.' : 'Shall we keep your challenge for this link?'}
      </PageTitle>
      <FormSection aside={<ArrowLink href={routes.energyChallenge}>The energy challenge</ArrowLink>}>
        <div className="grid gap-6">
          {linked.state === 'confirmed' && <OpenHere season={linked.season} />}
          <p>
            {isConfirmed
              ? `We keep it until ${period} after this link was last opened, or until you delete it. Devices that have opened it keep their own copy.`
              : `If you say yes, you can open it on this device, and we keep it until ${period} after the link was last opened. If you do nothing, we delete it after seven days.`}{' '}
            Your email address has already been deleted. <TextLink href={routes.privacyPolicy}>Privacy policy</TextLink>
          </p>
          <SeasonLinkAnswer token={token} isConfirmed={isConfirmed} />
        </div>
      </FormSection>
    </>
  )
}

function contentsOf({ events, readings, days }: KeptSeason): string {
  const daily = Object.keys({ ...days.electricity, ...days.gas }).length
  return `${counted(events.length, 'mark')}, ${counted(readings.length, 'meter reading')} and ${counted(daily, 'day')} from files.`
}
