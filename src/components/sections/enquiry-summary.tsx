import { ArrowLink } from '@/components/ui/link'
import type { Enquiry } from '@/lib/content/enquiry'
import { DELETED_ENQUIRY, KEPT_QUOTE_FOR_CUSTOMERS } from '@/lib/content/kept-quotes'
import { isReplyPromised } from '@/lib/domain/leads/reply-promise'
import { describeDue } from '@/lib/domain/opening-hours/describe-due'
import { enquiryCalendar } from '@/lib/routing/enquiry-routes'

type EnquirySummaryProps = { enquiry: Enquiry; token: string; now: Date }

/** What a customer sent, their changes since, and when we will call or email. */
export function EnquirySummary({ enquiry, token, now }: EnquirySummaryProps) {
  const { kind, reference, status, answers, changes, dueAt, phone, hasAcceptedQuote } = enquiry
  const isWaiting = status === 'new' && dueAt > now && isReplyPromised({ kind, phone })
  return (
    <div className="grid justify-items-start gap-6">
      <div>
        <p className="text-sm text-ink-2">Your reference</p>
        <p className="font-display text-quote font-medium tabular-nums">{reference}</p>
      </div>
      {isWaiting && (
        <>
          <p data-changes className="text-lede">
            We’ll {phone ? 'call' : 'email'} you {describeDue(dueAt, now)}.
          </p>
          {phone && <ArrowLink href={enquiryCalendar(token)}>Add the call to your calendar</ArrowLink>}
        </>
      )}
      {changes.length > 0 && <Rows title="Changed since" rows={changes} />}
      <Rows title="What you sent" rows={answers} />
      <section className="w-full">
        <h2 className="text-h4 mb-2">What we keep</h2>
        <p className="text-sm">
          Ask us at any time to delete your enquiry. {hasAcceptedQuote ? KEPT_QUOTE_FOR_CUSTOMERS : DELETED_ENQUIRY}
        </p>
      </section>
    </div>
  )
}

function Rows({ title, rows }: { title: string; rows: Enquiry['answers'] }) {
  return (
    <section className="w-full">
      <h2 className="text-h4 mb-2">{title}</h2>
      <dl className="text-sm">
        {rows.map(({ label, value }, index) => (
          <div key={index} className="border-t border-line py-2.5">
            <dt className="text-xs text-ink-2">{label}</dt>
            <dd className="font-semibold break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
