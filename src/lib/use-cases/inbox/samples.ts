import type { Payload, TypedUser } from 'payload'

import { leadReference } from '@/lib/domain/leads/reference'
import { SAMPLE_LEADS, type SampleLead } from '@/lib/domain/leads/samples'
import { readPhone } from '@/lib/domain/leads/uk-phone'
import { responseDueAt } from '@/lib/domain/opening-hours/due-at'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/opening-hours/promise'
import { enquiryToken, hashOfToken } from '@/lib/platform/enquiry-token'

/** Enough for everyone of a desk to practise at once. */
const SAMPLES_MAX = 60

type Adding = { hours: OpeningHours; now: Date; randomBytes: (count: number) => Uint8Array }

/** Adds samples, whose clock starts now; returns how many, none if there are enough already. */
export async function addSamples(payload: Payload, { hours, now, randomBytes }: Adding): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'leads', where: ARE_SAMPLES, overrideAccess: true })
  if (totalDocs >= SAMPLES_MAX) return 0
  const dueAt = responseDueAt({ receivedAt: now, hours, promiseMinutes: RESPONSE_PROMISE_MINUTES })
  for (const sample of SAMPLE_LEADS) {
    const reference = leadReference(randomBytes(5))
    await payload.create({
      collection: 'leads',
      data: { ...fieldsOf(sample, reference), dueAt: dueAt.toISOString() },
      overrideAccess: true, // nobody creates leads of customers this way
    })
  }
  return SAMPLE_LEADS.length
}

/** Takes all samples away, with what was done with them. */
export async function removeSamples(payload: Payload, user: TypedUser): Promise<number> {
  const { docs } = await payload.delete({
    collection: 'leads',
    where: ARE_SAMPLES,
    depth: 0,
    overrideAccess: true, // they are about nobody
    user,
  })
  return docs.length
}

const ARE_SAMPLES = { isSample: { equals: true } }

function fieldsOf({ kind, source, firstName, lastName, phone, postcode, message }: SampleLead, reference: string) {
  const name = `${firstName} ${lastName}`
  const read = phone === null ? null : readPhone(phone)
  const email = `${firstName}.${lastName}@example.com`.toLowerCase()
  return {
    isSample: true,
    reference,
    accessTokenSha256: hashOfToken(enquiryToken(reference)),
    kind,
    source,
    status: 'new' as const,
    name,
    firstName,
    lastName,
    email,
    phone,
    phoneE164: read?.ok ? read.e164 : null,
    postcode,
    message,
    answers: [
      { label: 'Name', value: name },
      { label: 'Phone', value: phone ?? '' },
      { label: 'Email', value: email },
      { label: 'Postcode', value: postcode },
      { label: 'Message', value: message },
    ].filter(({ value }) => value !== ''),
    quarantined: false,
  }
}
