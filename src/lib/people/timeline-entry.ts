import { DELIVERY_CHANNELS, DELIVERY_STATES, type DeliveryChannel } from '@/lib/domain/delivery/delivery-states'
import { CONTACT_OUTCOMES } from '@/lib/domain/leads/contact-outcomes'
import { LEAD_EMAIL_STATES, type LeadEmailState } from '@/lib/domain/leads/lead-email'
import { type LeadKind, leadKindLabel } from '@/lib/domain/leads/lead-kinds'
import { changeWords, kindOfSubject, type TimelineEntry } from '@/lib/domain/leads/timeline'
import { labelOf } from '@/lib/domain/text/label-of'

type Outcome = (typeof CONTACT_OUTCOMES)[number]['value']
type CustomerChange = { label: string; value: string; news?: string; at?: string }
type Event = { text: string | null; contact: Outcome | null; subject: string | null; mentions: string[] | null }

type Email = { state: LeadEmailState; subject: string; text: string; notKept: string | null; reason: string | null }

/** What each source of a timeline says about an entry. */
type Source =
  | { source: 'enquiry'; data: { kind: LeadKind; source: string | null; text: string | null } }
  | { source: 'consent'; data: { form: string | null; wording: string | null } }
  | { source: 'customer'; data: CustomerChange }
  | { source: 'event'; data: Event & { from: string | null; to: string | null } }
  | {
      source: 'delivery'
      data: { channel: DeliveryChannel; state: 'sent' | 'parked' | 'cancelled'; problem: string | null }
    }
  | { source: 'email'; data: Email }
  | { source: 'quote' | 'order'; data: { reference: string } }
  | { source: 'photos'; data: { photos: number[] } }
  | { source: 'documents'; data: { documents: { id: number; name: string }[] } }
  | { source: 'merge' | 'undone'; data: { name: string } }

export type TimelineRow = { id: string; at: Date; reference: string | null; author: string | null } & Source

type Said = Pick<TimelineEntry, 'kind'> & Partial<TimelineEntry>

const NOTHING = { title: null, text: null, mentions: [], photos: [], documents: [] }

/** The entry of a row; none for what another row says better. */
export function entryOf({ id, at, reference, author, ...row }: TimelineRow): TimelineEntry[] {
  const said = saidOf(row)
  return said ? [{ ...NOTHING, id, at: at.toISOString(), reference, author, ...said }] : []
}

function saidOf(row: Source): Said | null {
  switch (row.source) {
    case 'enquiry':
      return { kind: 'enquiry', title: leadKindLabel(row.data), text: row.data.text || null }
    case 'consent':
      return { kind: 'consent', title: 'Agreed to offers and news by email', text: consentWords(row.data) }
    case 'customer':
      return changeByCustomer(row.data)
    case 'event':
      return eventOf(row.data)
    case 'delivery':
      return deliveryOf(row.data)
    case 'email':
      return emailOf(row.data)
    case 'quote':
      return { kind: 'quote', title: `Quote ${row.data.reference} prepared` }
    case 'order':
      return { kind: 'order', title: `Order ${row.data.reference} placed` }
    case 'photos':
      return { kind: 'file', title: 'Photos from the customer', photos: row.data.photos }
    case 'documents':
      return { kind: 'file', title: 'Documents from the customer', documents: row.data.documents }
    default:
      return mergeOf(row)
  }
}

function mergeOf({ source, data }: Extract<Source, { source: 'merge' | 'undone' }>): Said {
  const other = data.name || 'another person'
  return { kind: 'merge', title: source === 'merge' ? `Merged with ${other}` : `Separated from ${other} again` }
}

const consentWords = ({ form, wording }: { form: string | null; wording: string | null }) =>
  [form && `Form: ${form}`, wording && `wording of ${wording}`].filter(Boolean).join(', ') || null

const FILES = /^(?:Photos|Documents), /

/** Answers to quotes and added files have entries of their own. */
function changeByCustomer({ label, value, news, at }: CustomerChange): Said | null {
  if (news || FILES.test(label)) return null
  const isWithdrawal = label.startsWith('Enquiry, ')
  const what = at ? label.split(', ', 1).join('') : label // which otherwise is the only place that says when
  return { kind: isWithdrawal ? 'withdrawal' : 'correction', author: 'The customer', title: `${what}: ${value}` }
}

function eventOf({
  text,
  contact,
  subject,
  mentions,
  from,
  to,
}: Event & { from: string | null; to: string | null }): Said {
  if (contact)
    return { kind: contact === 'emailed' ? 'email' : 'call', title: labelOf(CONTACT_OUTCOMES, contact), text }
  if (subject) return { kind: kindOfSubject(subject), title: changeWords({ subject, from, to }), text }
  return { kind: 'note', text, mentions: mentions ?? [] }
}

function emailOf({ state, subject, text, notKept, reason }: Email): Said {
  const despite = reason && `Sent despite the check: ${reason}`
  return {
    kind: 'email',
    title: `${labelOf(LEAD_EMAIL_STATES, state)}: ${subject}`,
    text: [text, despite, notKept].filter(Boolean).join('\n\n'),
  }
}

const INTERNAL: readonly DeliveryChannel[] = ['crm', 'sales-email']

/** What was sent to the customer is an email to them; anything else is a copy for us. */
function deliveryOf({ channel, state, problem }: Extract<Source, { source: 'delivery' }>['data']): Said {
  const isToUs = INTERNAL.includes(channel) || state !== 'sent'
  const title = `${labelOf(DELIVERY_CHANNELS, channel)}: ${labelOf(DELIVERY_STATES, state).toLowerCase()}`
  return { kind: isToUs ? 'delivery' : 'email', title, text: state === 'parked' ? problem : null }
}
