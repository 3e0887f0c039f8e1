import { createHmac } from 'node:crypto'

import { readPhone } from '@/lib/domain/leads/uk-phone'

/** `sender`: the client key of the request. */
type Customer = { email: string; phone: string; street: string; postcode: string; sender: string }

/**
 * Everything by which two orders count as one customer's: email address, phone number, delivery address and network.
 * Hashes, because they are only ever compared.
 */
export function holdersOf({ email, phone, street, postcode, sender }: Customer, secret: string): string[] {
  const read = readPhone(phone)
  return [
    `email ${withoutTag(email.toLowerCase())}`,
    `phone ${read.ok ? read.e164 : phone}`,
    `address ${lettersAndDigits(postcode)} ${lettersAndDigits(street)}`,
    `sender ${sender}`,
  ].map((holder) => createHmac('sha256', secret).update(`holder ${holder}`).digest('base64url'))
}

/** 'gwen+panels@example.com' and 'gwen@example.com' are one mailbox. */
function withoutTag(email: string): string {
  const [mailbox = '', domain = ''] = email.split('@')
  return `${mailbox.split('+')[0]}@${domain}`
}

/** '7, Mill Lane' and '7 mill lane' are one address. */
const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
