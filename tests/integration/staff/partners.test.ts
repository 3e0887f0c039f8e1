import { beforeAll, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import type { PartnerApplication } from '@/lib/generated/payload-types'
import type { InboxRecord } from '@/lib/inbox/inbox'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions, type RoleName, type Sessions } from '../access/sessions'
import { call, jsonRequest, request } from '../support/api'
import { submit } from '../support/enquiries'
import { limitRequests } from '../support/rate-limits'
import { pool } from '../support/rows'

limitRequests()

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => void (sessions = await openSessions(payload)))

async function applied(kind: 'installer' | 'distributor', company: string): Promise<number> {
  const { status } = await submit(`/partners/${kind}`, { ...ENQUIRIES[`/partners/${kind}`], company })
  expect(status).toBe(201)
  const { rows } = await pool.query<{ id: number }>('select id from partner_applications where company = $1', [company])
  return Number(rows[0]?.id)
}

type Values = Partial<PartnerApplication>
const change = async (id: number, values: Values, role: RoleName = 'sales') => {
  const response = await call(
    jsonRequest('PATCH', `/partner-applications/${id}`, values, {
      cookie: sessions[role].cookie,
      origin: 'http://localhost:3000',
    }),
  )
  return { status: response.status, text: await response.text() }
}
const draft = async (id: number, role: RoleName = 'sales') => {
  const headers = { cookie: sessions[role].cookie, origin: 'http://localhost:3000' }
  const response = await call(jsonRequest('POST', `/partner-applications/${id}/directory-draft`, {}, headers))
  return { status: response.status, body: (await response.json()) as { id?: number; message: string } }
}

const AGREED: Values = {
  territory: 'sn, BA',
  termsAgreedOn: '2026-11-01',
  documents: [
    { what: 'insurance', seenOn: '2026-11-01' },
    { what: 'registration', seenOn: '2026-11-01', note: 'NICEIC register' },
    { what: 'company', seenOn: '2026-11-01' },
  ],
}
const throughTo = async (id: number, last: Values) => {
  for (const stage of ['reviewing', 'terms-sent'] as const) expect((await change(id, { stage })).status).toBe(200)
  return change(id, { ...last, stage: 'accepted' })
}

test('an application goes through its stages, is accepted with everything agreed, and its timeline has it', async () => {
  const id = await applied('installer', 'Kestrel Electrical')
  const early = await change(id, { stage: 'accepted' })
  expect([early.status, early.text]).toEqual([400, expect.stringContaining('it cannot go to “Accepted”')])
  const incomplete = await throughTo(id, { ...AGREED, documents: [] })
  expect(incomplete.status).toBe(400)
  expect(incomplete.text).toContain(
    'Enter the agreed fee. Seen and valid is still missing: public liability insurance.',
  )
  expect((await change(id, { feePounds: 501 })).status).toBe(400)
  expect((await change(id, { ...AGREED, feePounds: 400, stage: 'accepted' })).status).toBe(200)
  expect((await change(id, { name: 'Another' })).status).toBe(200)
  expect(await payload.findByID({ collection: 'partner-applications', id })).toMatchObject({
    name: 'Aisha Khan', // what was sent stays
    territory: 'BA, SN',
    stage: 'accepted',
  })
  const { rows } = await pool.query(
    `select subject, "from", "to", author_name as by from lead_events e
     join leads_rels r on r.parent_id = e.lead_id where r.partner_applications_id = $1 order by e.id`,
    [id],
  )
  expect(rows).toEqual([
    { subject: 'Application', from: 'Received', to: 'In review', by: 'sales' },
    { subject: 'Application', from: 'In review', to: 'Terms sent', by: 'sales' },
    { subject: 'Application', from: 'Terms sent', to: 'Accepted', by: 'sales' },
    { subject: 'Territory', from: '', to: 'BA, SN', by: 'sales' },
    { subject: 'Agreed fee', from: '', to: '£400', by: 'sales' },
    { subject: 'Status', from: 'New', to: 'Won', by: 'sales' },
  ])
})

test('the enquiry of an applicant shows the application, and closes and opens with it', async () => {
  const id = await applied('distributor', 'Third Kestrel')
  const { rows } = await pool.query<{ lead: number }>(
    'select parent_id as lead from leads_rels where partner_applications_id = $1',
    [id],
  )
  const lead = Number(rows[0]?.lead)
  const after = async (values: Values) => {
    expect((await change(id, values)).status).toBe(200)
    const response = await call(request(`/inbox/record?lead=${lead}`, { headers: { cookie: sessions.sales.cookie } }))
    const { status, lostReason, application } = (await response.json()) as InboxRecord
    expect(application).toEqual({ id, stage: values.stage })
    return [status, lostReason]
  }
  expect(await after({ stage: 'reviewing' })).toEqual(['new', null])
  expect(await after({ stage: 'declined' })).toEqual(['lost', 'application-declined'])
  expect(await after({ stage: 'reviewing' })).toEqual(['contacted', null])
  expect(await after({ stage: 'terms-sent' })).toEqual(['contacted', null])
  expect(await after({ ...AGREED, territory: 'KW', marginPercent: 50, stage: 'accepted' })).toEqual(['won', null])
  expect(await after({ stage: 'ended' })).toEqual(['won', null])
})

test('one press makes one draft of the directory, which nobody sees before it is checked and published', async () => {
  const id = await applied('installer', 'Kestrel Heating')
  expect((await draft(id)).status).toBe(409)
  expect((await throughTo(id, { ...AGREED, feePounds: 300 })).status).toBe(200)
  expect((await draft(id, 'editor')).status).toBe(403)
  const presses = await Promise.all([draft(id), draft(id), draft(id)])
  expect(presses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  const installer = Number(presses.find(({ status }) => status === 201)?.body.id)
  expect(await payload.findByID({ collection: 'partner-applications', id, depth: 0 })).toMatchObject({ installer })
  expect(await payload.findByID({ collection: 'installers', id: installer, draft: true })).toMatchObject({
    name: 'Kestrel Heating',
    _status: 'draft',
    town: 'SN, BA',
    postcodeAreas: ['BA', 'SN'],
    registrations: [{ scheme: 'NICEIC', number: 'D612345' }],
    contactEmail: 'aisha@example.com',
  })
  const seen = await call(request(`/installers/${installer}`))
  expect(seen.status).not.toBe(200)
  const publish = payload.update({
    collection: 'installers',
    id: installer,
    data: { _status: 'published' },
    overrideAccess: false,
    user: sessions.editor.user,
  })
  await expect(publish).rejects.toThrow()
})

test('a territory belongs to one distributor', async () => {
  const [first, second] = [
    await applied('distributor', 'First Kestrel'),
    await applied('distributor', 'Second Kestrel'),
  ]
  expect((await throughTo(first, { ...AGREED, marginPercent: 45 })).status).toBe(200)
  const refused = await throughTo(second, { ...AGREED, territory: 'SN', marginPercent: 45 })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('First Kestrel already has a part')])
  expect((await change(second, { ...AGREED, territory: 'OX', marginPercent: 39, stage: 'accepted' })).status).toBe(400)
  expect((await change(second, { ...AGREED, territory: 'OX', marginPercent: 40, stage: 'accepted' })).status).toBe(200)
  expect((await change(first, { stage: 'ended' })).status).toBe(200)
})

test('only the sales desk follows applications', async () => {
  const id = await applied('installer', 'Editor Kestrel')
  expect((await change(id, { stage: 'reviewing' }, 'editor')).status).toBe(403)
  expect((await change(id, { stage: 'reviewing' }, 'anonymous')).status).toBe(404)
})
