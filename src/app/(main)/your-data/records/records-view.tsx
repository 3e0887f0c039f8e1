import { DataChangeForm, EraseDataForm } from '@/components/forms/your-data/data-forms'
import { ComplaintSection } from '@/components/sections/your-data/complaint-section'
import { HeldLists } from '@/components/sections/your-data/held-lists'
import { StayingList } from '@/components/sections/your-data/staying-list'
import { ButtonLink } from '@/components/ui/button'
import { TextLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { RowLinks } from '@/components/ui/row-link'
import { Section } from '@/components/ui/section'
import { ADDRESS_MARK, amountOf, type HeldData, maskedEmail, stayingData } from '@/lib/content/your-data/held-data'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { timeInWords } from '@/lib/domain/calendar/time-of-day'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { leadKindLabel } from '@/lib/domain/leads/lead-kinds'
import { LEAD_STATUSES } from '@/lib/domain/leads/lead-status'
import { labelOf } from '@/lib/domain/text/label-of'
import { dataFile } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import type { DataSession } from '@/lib/use-cases/your-data/data-links'
import type { Offers } from '@/lib/use-cases/your-data/offers'
import type { OwnRequest } from '@/lib/use-cases/your-data/requests'

type RecordsViewProps = {
  /** Of the session. */
  token: string
  session: DataSession
  held: readonly HeldData[]
  offers: Offers
  requests: readonly OwnRequest[]
  ourEmail: string
}

/** Everything that we hold with one address, and what its owner can do with it, in five verbs. */
export function RecordsView({ token, session, held, offers, requests, ourEmail }: RecordsViewProps) {
  const { email, closesAt } = session
  return (
    <>
      <PageTitle lede={`Everything we hold for ${maskedEmail(email)}, and what you can do about it. No reason needed.`}>
        Your data.
      </PageTitle>
      <div className="grid-page pt-8">
        <div className="col-span-full grid justify-items-start gap-4 rounded-panel bg-panel p-5 shadow-cast md:col-span-9 md:col-start-4">
          <p>
            <strong>{`This page closes at ${timeInWords(londonTime(closesAt).minute)}.`}</strong>
            <span> The link that you opened works once, and only for you.</span>
          </p>
          <DataChangeForm session={token} answer="close">
            Close it now
          </DataChangeForm>
        </div>
      </div>
      <Section name="See it" context={`${amountOf(held)}. Press a list to read it.`}>
        <HeldLists held={held} />
      </Section>
      <Section name="Take it with you" context="Ready in a few seconds, on this screen.">
        <div className="flex flex-wrap gap-4">
          <ButtonLink href={dataFile(token, 'pdf')} look="secondary" icon="download">
            Download to read (PDF)
          </ButtonLink>
          <ButtonLink href={dataFile(token, 'json')} look="secondary" icon="download">
            Download as data (JSON)
          </ButtonLink>
        </div>
      </Section>
      <RequestsSection requests={requests} />
      <OffersSection token={token} offers={offers} />
      <EraseSection token={token} held={held} />
      <ComplaintSection email={ourEmail} />
    </>
  )
}

function RequestsSection({ requests }: Pick<RecordsViewProps, 'requests'>) {
  return (
    <Section name="Correct or withdraw" context="Each request has its own page. Changes there take effect at once.">
      <div className="grid gap-5">
        {requests.length > 0 && (
          <RowLinks
            rows={requests.map(({ reference, kind, source, status, sentAt, page }) => ({
              href: page,
              label: `${leadKindLabel({ kind, source })} ${reference}`,
              note: `${labelOf(LEAD_STATUSES, status)}, ${writtenDate(sentAt.toISOString())}`,
            }))}
          />
        )}
        <p className="max-w-[42em]">
          <span>Is something else wrong, or do you object to how we use it? </span>
          <TextLink href={`${routes.yourData}#ask`}>Ask us</TextLink>
          <span>, and a colleague puts it right within a month.</span>
        </p>
      </div>
    </Section>
  )
}

function OffersSection({ token, offers: { agreedAt, stoppedAt } }: Pick<RecordsViewProps, 'token' | 'offers'>) {
  const said = stoppedAt
    ? `You said no on ${writtenDate(stoppedAt.toISOString())}. We write none, whatever is ticked in a form with your address.`
    : agreedAt
      ? `You said yes on ${writtenDate(agreedAt.toISOString())}.`
      : 'You have not asked for any.'
  return (
    <Section name="Stop offers" context="Takes effect at once. You can change it back.">
      <div className="grid max-w-[42em] justify-items-start gap-4">
        <h2 className="text-h4">Emails with offers and news</h2>
        <p>{said}</p>
        <DataChangeForm session={token} answer={stoppedAt ? 'allow-offers' : 'stop-offers'}>
          {stoppedAt ? 'Let me agree to offers again' : 'Stop offers and news'}
        </DataChangeForm>
      </div>
    </Section>
  )
}

function EraseSection({ token, held }: Pick<RecordsViewProps, 'token' | 'held'>) {
  const staying = stayingData(held)
  return (
    <Section
      name="Erase it"
      context={
        staying.length > 0 ? 'Something stays, and the law says for how long.' : 'Nothing that tells who you are stays.'
      }
    >
      <div className="grid max-w-[42em] gap-6 rounded-panel bg-panel p-5 shadow-cast">
        <div className="grid gap-2">
          <h2 className="text-h4">Goes today</h2>
          <p>
            Your requests, files, quotes and everything else in the lists above, here and in the customer database that
            we pass them to. Colleagues then delete our emails with you. Orders and quotes that are still open end with
            it.
          </p>
        </div>
        <div className="grid gap-2">
          <h2 className="text-h4">Stays</h2>
          <StayingList staying={[...staying, ADDRESS_MARK]} />
        </div>
        <EraseDataForm session={token} />
        <p className="text-sm text-ink-2">We ask once more before it goes. Then you get a receipt.</p>
      </div>
    </Section>
  )
}
