import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { EICAR, fakeClamd } from '../../fakes/clamd'
import { photoOf } from '../../fixtures/hidden-data'
import { pdfOf } from '../../fixtures/pdf'
import type { Sessions } from '../access/sessions'
import { pool, readLead } from '../support/rows'

const clamd = await fakeClamd()
vi.stubEnv('CLAMAV_SOCKET', clamd.path)
const { GET: readDocument } = await import('@/app/api/lead-documents/[id]/route')
const { LeadPhotos } = await import('@/components/admin/lead-photos')
const { payloadClient } = await import('@/lib/data/payload-client')
const { readDocuments } = await import('@/lib/delivery/documents/read-documents')
const { scanDocuments } = await import('@/lib/delivery/documents/scan-documents')
const { configuredScanner } = await import('@/lib/integrations/scanner/configured-scanner')
const { enquiryToken } = await import('@/lib/platform/enquiry-token')
const { findAlerts } = await import('@/lib/schedule/alerts/find-alerts')
const { ENQUIRIES } = await import('../../fixtures/enquiries')
const { openSessions } = await import('../access/sessions')
const { silentLog } = await import('../delivery/support')
const { call, request } = await import('../support/api')
const { submit } = await import('../support/enquiries')
const { renderToStaticMarkup } = await import('react-dom/server')

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(payload)
})
beforeEach(() => {
  clamd.behaviour = 'scans'
})
afterAll(() => clamd.stop())

const log = silentLog()
const stopping = new AbortController().signal
const scan = () => scanDocuments({ pool, log, stopping, scan: configuredScanner() })

async function newDocument(...words: string[]) {
  const { body } = await submit('/project-quotes', ENQUIRIES['/project-quotes'])
  const { lead } = await readLead(body.reference ?? '')
  const form = new FormData()
  form.set('token', enquiryToken(body.reference ?? ''))
  const pdf = Buffer.concat([pdfOf(['Plan']), Buffer.from(words.join(''))])
  form.append('photos', new Blob([new Uint8Array(pdf)]), 'plan.pdf')
  expect((await call(request('/enquiries/photos', { method: 'POST', body: form }))).status).toBe(303)
  const { rows } = await pool.query<{ id: number }>('select id from lead_documents where lead_id = $1', [lead.id])
  return { id: rows[0]?.id ?? 0, leadId: Number(lead.id) }
}
async function open(id: number) {
  const response = await readDocument(
    request(`/lead-documents/${id}`, { headers: { cookie: sessions.sales.cookie } }),
    {
      params: Promise.resolve({ id: String(id) }),
    },
  )
  return [response.status, (await response.text()).slice(0, 5)]
}
const shownOf = async (leadId: number) => renderToStaticMarkup(await LeadPhotos({ data: { id: leadId }, payload }))
const readTimes = async () => {
  const readPdf = vi.fn(async () => ({ made: [] }))
  await readDocuments({ pool, log, stopping, readPdf, isScanned: true })
  return readPdf.mock.calls.length
}

test('a document waits for the scanner, and is then opened as an attachment', async () => {
  const { id, leadId } = await newDocument()
  expect((await open(id))[0]).toBe(503)
  expect(await shownOf(leadId)).toContain('plan.pdf: waits for the virus scanner')
  expect(await readTimes()).toBe(0)
  await scan()
  expect(await open(id)).toEqual([200, '%PDF-'])
  expect(await shownOf(leadId)).toContain(`/lead-documents/${id}`)
  expect(await readTimes()).toBe(1)
})

test('nobody gets a document in which something was found, and staff are told', async () => {
  const { id, leadId } = await newDocument(EICAR)
  await scan()
  await scan()
  expect((await open(id))[0]).toBe(410)
  expect(await shownOf(leadId)).not.toContain('href')
  expect(await readTimes()).toBe(0)
  const { rows } = await pool.query('select text, author_name from lead_events where lead_id = $1', [leadId])
  expect(rows).toEqual([
    {
      text: 'The virus scanner found Eicar-Test-Signature in plan.pdf. The file cannot be opened.',
      author_name: 'Virus scanner',
    },
  ])
  expect((await findAlerts({ pool, now: new Date() })).map(({ key }) => key)).toContain(`infected-file-${id}`)
})

test.each(['closes', 'size limit'] as const)('a document waits while the scanner fails: %s', async (behaviour) => {
  const { id } = await newDocument()
  clamd.behaviour = behaviour
  await expect(scan()).rejects.toThrow('1 documents could not be scanned')
  expect((await open(id))[0]).toBe(503)
  clamd.behaviour = 'scans'
  await scan()
  expect((await open(id))[0]).toBe(200)
})

test('without a scanner nothing is scanned', async () => {
  const { id } = await newDocument()
  await scanDocuments({ pool, log, stopping, scan: null })
  expect((await open(id))[0]).toBe(503)
})

async function upload(content: Uint8Array, name: string, type: string) {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(content)], name, { type }))
  body.set('_payload', JSON.stringify({ alt: 'A wall' }))
  const response = await call(request('/media', { method: 'POST', body, headers: { cookie: sessions.editor.cookie } }))
  const { errors } = (await response.json()) as { errors?: { message: string }[] }
  return [response.status, errors?.[0]?.message]
}

test('an upload of staff is scanned before it is stored', async () => {
  const infected = Buffer.concat([pdfOf(['Plan']), Buffer.from(EICAR)])
  expect(await upload(infected, 'plan.pdf', 'application/pdf')).toEqual([
    400,
    'The file plan.pdf contains a virus (Eicar-Test-Signature).',
  ])
  clamd.behaviour = 'closes'
  expect(await upload(await photoOf(), 'a.jpg', 'image/jpeg')).toEqual([
    503,
    'The virus scanner does not respond, so nothing was saved. Please try again in a few minutes.',
  ])
  clamd.behaviour = 'scans'
  expect(await upload(await photoOf(), 'a.jpg', 'image/jpeg')).toEqual([201, undefined])
})
