import { Badge } from '@/components/ui/badge'
import type { PhoneLine } from '@/lib/content/site-settings'

import type { RequestedCall } from './requested-call'
import type { SparkyCall } from './sparky-call'

type SparkyStatusProps = {
  status: SparkyCall['status']
  requested: Pick<RequestedCall, 'reference' | 'isBooked'> | null
  phone: PhoneLine
  isMobile: boolean
}

/** The status of the call, announced to screen readers, with the call-back that was requested before. */
export function SparkyStatus({ status, requested, phone, isMobile }: SparkyStatusProps) {
  const { reference = null, isBooked = false } = requested ?? {}
  return (
    <div role="status">
      {status === 'idle' && (
        <>
          <p>Advice, quotes and bookings by phone. Leave your number and Sparky will call you back.</p>
          {reference && <p className="mt-2 font-semibold">{requestedWords(reference, isBooked)}</p>}
        </>
      )}
      {status === 'connecting' && <p>Connecting your call...</p>}
      {status === 'success' && (
        <>
          <Badge>Call Request Sent!</Badge>
          <p className="mt-2">{isMobile ? 'Your phone is dialling Sparky.' : 'Keep your phone handy.'}</p>
        </>
      )}
      {status === 'fallback' && (
        <>
          <p className="font-semibold">Manual Dial Required</p>
          <p>Please call the number below to reach Sparky</p>
          <p className="mt-2">
            <a
              href={phone.href}
              className="inline-flex min-h-11 items-center font-display text-h3 font-medium hover:underline"
            >
              {phone.display}
            </a>
          </p>
          {reference && <p className="mt-2">{`We have your number too. Your reference is ${reference}.`}</p>}
        </>
      )}
    </div>
  )
}

const requestedWords = (reference: string, isBooked: boolean) =>
  isBooked ? `Call-back booked, reference ${reference}.` : `We have your number, reference ${reference}.`
