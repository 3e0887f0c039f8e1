import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/link'
import type { FormSent } from '@/lib/browser/post-form'
import type { PhoneLine } from '@/lib/content/site-settings'
import { responseSentence } from '@/lib/domain/opening-hours/describe-response'

import { StepHeading } from './step-heading'

type QuoteSentProps = { sent: FormSent; phone: PhoneLine; onClose: () => void }

/** The confirmation in place of the form; stays until the visitor closes the dialog. */
export function QuoteSent({ sent: { reference, due, opens, enquiry }, phone, onClose }: QuoteSentProps) {
  return (
    <div className="grid justify-items-start gap-5 px-5 py-7 md:px-9">
      <StepHeading>We have your request</StepHeading>
      {due !== null && (
        <p data-changes className="text-lede">
          {responseSentence({ due, opens }, 'call you')}
        </p>
      )}
      <div>
        <p className="text-sm text-ink-2">Your reference</p>
        <p className="font-display text-quote font-medium tabular-nums">{reference}</p>
      </div>
      <p className="text-sm">
        We’ll ask about your rooms, then send a price for panels and delivery. It helps to have your room sizes to hand.
        Want to talk sooner? Call <TextLink href={phone.href}>{phone.display}</TextLink> and quote your reference.
      </p>
      {enquiry !== null && (
        <ul className="grid gap-2 text-sm">
          <li>
            <TextLink href={`${enquiry}/call.ics`}>Add the call to your calendar</TextLink>
          </li>
          <li>
            <TextLink href={`${enquiry}#photos`}>Add photos of your rooms</TextLink>
          </li>
          <li>
            <TextLink href={enquiry}>Change your details or withdraw your request</TextLink>
          </li>
        </ul>
      )}
      <Button onClick={onClose}>Done</Button>
    </div>
  )
}
