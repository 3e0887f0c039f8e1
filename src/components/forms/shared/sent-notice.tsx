import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/link'
import type { FormSent } from '@/lib/browser/post-form'
import { responseSentence } from '@/lib/domain/opening-hours/describe-response'

type SentNoticeProps = { sent: Pick<FormSent, 'reference' | 'due' | 'opens' | 'enquiry'> }

/** Stays on the page after the toast has disappeared. */
export function SentNotice({ sent: { reference, due, opens, enquiry } }: SentNoticeProps) {
  return (
    <div className="mt-8 grid justify-items-start gap-2">
      <Badge>Sent</Badge>
      {due !== null && <p data-changes>{responseSentence({ due, opens }, 'get back to you')}</p>}
      <p>
        Your reference is <strong className="tabular-nums">{reference}</strong>. Please quote it if you call.
      </p>
      {enquiry !== null && <TextLink href={enquiry}>Change your details or withdraw your enquiry</TextLink>}
    </div>
  )
}
