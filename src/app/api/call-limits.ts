import { readPhone } from '@/lib/domain/contact/uk-phone'
import type { Counted } from '@/lib/http/rate-limit'

/** How often we may be asked to ring: by one sender, by everybody, and for one number however it is written. */
export function callLimits({ phone, sender }: { phone: string | undefined; sender: string }): Counted[] {
  return [
    { limit: 'callBack', key: sender },
    { limit: 'callBackEverybody', key: 'everybody' },
    ...(phone === undefined ? [] : [{ limit: 'callBackSameNumber' as const, key: e164(phone) }]),
  ]
}

function e164(phone: string): string {
  const read = readPhone(phone)
  return read.ok ? read.e164 : phone
}
