import { Badge } from '@/components/ui/badge'
import type { PhoneLine } from '@/lib/content/site-settings'

import type { SparkyCall } from './sparky-call'

type SparkyStatusProps = { status: SparkyCall['status']; phone: PhoneLine; isMobile: boolean }

/** The status of the call, announced to screen readers. */
export function SparkyStatus({ status, phone, isMobile }: SparkyStatusProps) {
  return (
    <div role="status">
      {status === 'idle' && (
        <p>Advice, quotes and bookings by phone. Leave your number and Sparky will call you back.</p>
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
        </>
      )}
    </div>
  )
}
