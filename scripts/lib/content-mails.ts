import type { Content } from '@/lib/cms/content/content'
import { customerMail } from '@/lib/delivery/messages/customer-mail'
import type { DeliveredLead } from '@/lib/delivery/store/claim'
import { LEAD_KINDS, type LeadKind } from '@/lib/domain/leads/lead-kinds'

const SITE = 'https://powerboard.example.com'
const ASKED_AT = new Date('2026-11-03T10:00:00Z')
const DUE_AT = new Date('2026-11-03T10:15:00Z')

/** All customer emails as sent: one of each kind, with and without a phone number. */
export function mailContents(): Content[] {
  return LEAD_KINDS.flatMap(({ value }) => [leadOf(value, '+447700900123'), leadOf(value, null)].map(contentOf))
}

function contentOf(lead: DeliveredLead): Content {
  const company = {
    phone: '01632 960 123',
    openingHours: ['Monday to Friday 8am to 6pm'],
    particulars: 'Powerboard UK Limited. Registered in England and Wales.',
  }
  const { subject, text } = customerMail({
    settings: { siteUrl: SITE, sales: { name: 'Powerboard', address: 'sales@powerboard.example.com' } },
    lead,
    now: ASKED_AT,
    token: 'token',
    house: company,
  })
  const passages = [subject, ...text.split('\n')].map((line) => ({
    location: subject,
    kind: 'prose' as const,
    context: 'mail',
    hasNotes: false,
    pieces: [{ kind: 'text' as const, text: line }],
  }))
  return { title: `Mail: ${lead.kind}`, path: null, editPath: `mail:${lead.kind}`, passages, anchors: [] }
}

function leadOf(kind: LeadKind, phoneE164: string | null): DeliveredLead {
  return {
    leadId: 1,
    reference: 'PB-0000-0000',
    kind,
    name: 'Ada',
    firstName: 'Ada',
    lastName: null,
    email: 'ada@example.com',
    phone: phoneE164,
    phoneE164,
    postcode: null,
    source: 'content',
    answers: [],
    changes: [],
    isWithdrawn: false,
    marketingConsent: false,
    hasStoppedMarketing: false,
    receivedAt: ASKED_AT,
    dueAt: DUE_AT,
    ghlContactId: null,
    isSample: false,
  }
}
