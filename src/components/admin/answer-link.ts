import { readPhone } from '@/lib/domain/contact/uk-phone'

import type { Answer } from './read-answers'

/** Where a tap on an answer leads: a call, a mail, or null for nowhere. */
export function answerLink({ label, value }: Answer): string | null {
  if (/phone/i.test(label)) {
    const phone = readPhone(value)
    return phone.ok ? `tel:${phone.e164}` : null
  }
  // Encoded, since an address may hold characters that would otherwise add recipients or text to the mail.
  const isAddress = /e-?mail/i.test(label) && /^[^\s@]+@[^\s@]+$/.test(value)
  return isAddress ? `mailto:${encodeURIComponent(value).replace('%40', '@')}` : null
}
