import { readPhone } from '@/lib/domain/leads/uk-phone'

import type { Answer } from './read-answers'

/** The `tel:` or `mailto:` URL of an answer, or null if it has none. */
export function answerLink({ label, value }: Answer): string | null {
  if (/phone/i.test(label)) {
    const phone = readPhone(value)
    return phone.ok ? `tel:${phone.e164}` : null
  }
  // Encoded, because an email address may contain characters that add recipients or text to the message.
  const isAddress = /e-?mail/i.test(label) && /^[^\s@]+@[^\s@]+$/.test(value)
  return isAddress ? `mailto:${encodeURIComponent(value).replace('%40', '@')}` : null
}
