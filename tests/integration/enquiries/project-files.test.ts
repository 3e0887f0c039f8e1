import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { GET as readDocument } from '@/app/api/lead-documents/[id]/route'
import { payloadClient } from '@/lib/data/payload-client'
import { enquiryToken } from '@/lib/platform/enquiry-token'

import { startPages } from '../../fakes/pages'
import { type EndpointPath, ENQUIRIES } from '../../fixtures/enquiries'
import { pdfOf } from '../../fixtures/pdf'
import { openSessions, type Sessions } from '../access/sessions'
import { call, request } from '../support/api'
import { submit } from '../support/enquiries'
import { pool, readLead } from '../support/rows'

const pages = startPages()
let sessions: Sessions
let photo: Buffer
const plan = Buffer.from(pdfOf(['Ground floor']))

beforeAll(async () => {
  sessions = await openSessions(await payloadClient())
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .withExif({ IFD3: { GPSLatitude: '51/1 21/1 0/1' } })
    .jpeg()
    .toBuffer()
})
beforeEach(() => pages.clear())

async function newLead(path: EndpointPath = '/project-quotes') {
  const { body } = await submit(path, ENQUIRIES[path])
  const { lead } = await readLead(body.reference ?? '')
  return { id: Number(lead.id), token: enquiryToken(body.reference ?? '') }
}

type Sent = { bytes: Uint8Array; name: string }
const send = (token: string, files: readonly Sent[]) => {
  const form = new FormData()
  form.set('token', token)
  for (const { bytes, name } of files) form.append('photos', new Blob([new Uint8Array(bytes)]), name)
  return call(request('/enquiries/photos', { method: 'POST', body: form }))
}
const kept = async (leadId: number) => {
  const [photos, documents] = await Promise.all([
    pool.query<{ jpeg: Buffer }>('select jpeg from lead_photos where lead_id = $1', [leadId]),
    pool.query<{ id: number; name: string; pdf: Buffer }>(
      'select id, name, pdf from lead_documents where lead_id = $1 order by id',
      [leadId],
    ),
  ])
  return { photos: photos.rows, documents: documents.rows }
}
test('a project takes plans and photos together; the record lists the documents, and sales are notified', async () => {
  const { id, token } = await newLead()
  await pool.query(`update deliveries set state = 'sent' where lead_id = $1`, [id])
  const response = await send(token, [
    { bytes: plan, name: 'Ground floor <1>.pdf' },
    { bytes: photo, name: 'hall.jpg' },
  ])
  expect([response.status, response.headers.get('location')]).toEqual([303, `/enquiry/${token}#photos`])
  const { photos, documents } = await kept(id)
  expect(documents).toMatchObject([{ name: 'Ground floor 1.pdf', pdf: plan }])
  expect((await sharp(photos[0]?.jpeg).metadata()).exif).toBeUndefined()
  const { rows } = await pool.query(
    `select uploaded_files from project_quotes where id = (select project_quotes_id from leads_rels where parent_id = $1 and path = 'enquiry')`,
    [id],
  )
  expect(rows).toEqual([{ uploaded_files: [{ id: documents[0]?.id, name: 'Ground floor 1.pdf', bytes: plan.length }] }])
  const due = await pool.query(`select channel::text from deliveries where lead_id = $1 and state = 'waiting'`, [id])
  expect(due.rows).toEqual([{ channel: 'sales-email' }])
})

test('a file that cannot be read is named, and the others are saved', async () => {
  const { id, token } = await newLead()
  const response = await send(token, [
    { bytes: plan, name: 'plan.pdf' },
    { bytes: Buffer.from('AC1032 a drawing'), name: 'plan.dwg' },
    { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), name: 'site.pdf' },
  ])
  expect(response.status).toBe(400)
  expect(pages.shown.at(-1)?.reply?.message).toBe(
    'plan.dwg is a DWG (we take PDF, JPEG, PNG, WebP, AVIF and HEIC). site.pdf is a web page or SVG named .pdf (we take PDF, JPEG, PNG, WebP, AVIF and HEIC). The other file is saved.',
  )
  expect((await kept(id)).documents).toHaveLength(1)
})

test('ten files are the limit, photos and documents together', async () => {
  const { id, token } = await newLead()
  const five = (file: Sent) => Array.from({ length: 5 }, () => file)
  await send(token, five({ bytes: plan, name: 'plan.pdf' }))
  await send(token, five({ bytes: photo, name: 'photo.jpg' }))
  const another = Buffer.from(pdfOf(['First floor']))
  expect((await send(token, [{ bytes: another, name: 'one more.pdf' }])).status).toBe(409)
  expect((await send(token, [{ bytes: plan, name: 'plan.pdf' }])).status).toBe(303)
  const { photos, documents } = await kept(id)
  expect([photos.length, documents.length]).toEqual([5, 5])
})

test('a file that is sent again because the response was lost is stored once', async () => {
  const { id, token } = await newLead()
  for (const file of [
    { bytes: plan, name: 'plan.pdf' },
    { bytes: photo, name: 'hall.jpg' },
  ])
    for (const _ of ['first', 'again']) expect((await send(token, [file])).status).toBe(303)
  const { photos, documents } = await kept(id)
  expect([photos.length, documents.length]).toEqual([1, 1])
})

test('no other enquiry accepts documents', async () => {
  const { id, token } = await newLead('/survey-leads')
  expect((await send(token, [{ bytes: plan, name: 'plan.pdf' }])).status).toBe(400)
  expect((await kept(id)).documents).toEqual([])
})

test('a document can only be downloaded by the sales desk, and is deleted with the lead', async () => {
  const { id, token } = await newLead()
  await send(token, [{ bytes: plan, name: 'plan.pdf' }])
  const [document] = (await kept(id)).documents
  const open = (cookie?: string) =>
    readDocument(request(`/lead-documents/${document?.id}`, { headers: cookie ? { cookie } : {} }), {
      params: Promise.resolve({ id: String(document?.id) }),
    })
  const seen = await open(sessions.sales.cookie)
  expect([seen.status, seen.headers.get('content-disposition'), seen.headers.get('cache-control')]).toEqual([
    200,
    "attachment; filename*=UTF-8''plan.pdf",
    'private, no-store',
  ])
  for (const cookie of [undefined, sessions.editor.cookie]) expect((await open(cookie)).status).toBe(404)
  await (await payloadClient()).delete({ collection: 'leads', id, req: { user: { id: 1, name: 'Ada' } } as never })
  expect((await kept(id)).documents).toEqual([])
})
