import { readPhone } from '@/lib/domain/leads/uk-phone'
import type { HoldingLimit } from '@/lib/http/endpoint'

type CallBack = { phone: string; sender: string }

/** Above these limits a call-back is held back. A number counts the same however it is formatted. */
export const callLimits = ({ phone, sender }: CallBack): HoldingLimit[] => [
  { limit: 'callBackSameNumber', key: e164(phone), reason: 'The same number asked for several calls today' },
  { limit: 'callBack', key: sender, reason: 'Many call-backs were requested from the same network' },
  { limit: 'callBackEverybody', key: 'everybody', reason: 'Many more call-backs than usual were requested' },
]

/** Above these limits an enquiry is held back. */
export const enquiryLimits = ({ email, sender }: { email: string; sender: string }): HoldingLimit[] => [
  {
    limit: 'enquirySameEmail',
    key: email.toLowerCase(),
    reason: 'The same email address sent several enquiries today',
  },
  { limit: 'enquiry', key: sender, reason: 'Many enquiries came from the same network' },
]

function e164(phone: string): string {
  const read = readPhone(phone)
  return read.ok ? read.e164 : phone
}
