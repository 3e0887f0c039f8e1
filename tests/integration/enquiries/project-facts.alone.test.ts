import { beforeAll, describe, expect, test, vi } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { readDocuments } from '@/lib/delivery/documents/read-documents'
import { readPdfText } from '@/lib/integrations/files/read-pdf-text'
import { enquiryToken } from '@/lib/platform/enquiry-token'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { pdfOf } from '../../fixtures/pdf'
import { openSessions, type Sessions } from '../access/sessions'
import { call, request } from '../support/api'
import { submit } from '../support/enquiries'
import { pool, readLead } from '../support/rows'

let sessions: Sessions
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

beforeAll(async () => {
  sessions = await openSessions(await payloadClient())
  await pool.query('update lead_documents set read_at = now()') // those of other tests
})

async function newProject(...files: readonly Uint8Array[]) {
  const { body } = await submit('/project-quotes', ENQUIRIES['/project-quotes'])
  const { links } = await readLead(body.reference ?? '')
  const form = new FormData()
  form.set('token', enquiryToken(body.reference ?? ''))
  for (const [index, file] of files.entries())
    form.append('photos', new Blob([new Uint8Array(file)]), `document ${index + 1}.pdf`)
  await call(request('/enquiries/photos', { method: 'POST', body: form }))
  return Number(links[0]?.project_quotes_id)
}
const read = (readPages: (file: Buffer) => ReturnType<typeof readPdfText>, stopping = new AbortController().signal) =>
  readDocuments({
    pool,
    log: log as never,
    readPdf: async (file) => ({ made: await readPages(file) }),
    isScanned: false,
    stopping,
  })
const analysisOf = async (id: number) =>
  (await pool.query('select ai_analysis from project_quotes where id = $1', [id])).rows[0]?.ai_analysis
const judge = (id: number, body: object, cookie?: string) =>
  call(
    request(`/project-quotes/${id}/facts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    }),
  )

const EPC = pdfOf(['Energy rating E', 'Total floor area 640 square metres'])

test('the facts in a document are proposed once, and an unreadable one does not stop the others', async () => {
  const id = await newProject(EPC, pdfOf(['Nothing']))
  let reads = 0
  const readPdf = (file: Buffer) => (++reads === 2 ? Promise.reject(new Error('broken')) : readPdfText(file))
  await read(readPdf)
  await read(readPdf)
  expect(reads).toBe(2)
  expect(await analysisOf(id)).toMatchObject({
    facts: [
      { key: 'floorArea', value: '640 m²', page: 2, document: 'document 1.pdf', state: 'proposed' },
      { key: 'rating', value: 'E', page: 1, state: 'proposed' },
    ],
    unreadable: ['document 2.pdf'],
  })
})

test('the sales desk confirms a fact, and others may not', async () => {
  const id = await newProject(EPC)
  await read(readPdfText)
  const { facts } = await analysisOf(id)
  const body = { fact: facts[0].id, state: 'confirmed' }
  for (const cookie of [undefined, sessions.editor.cookie])
    expect((await judge(id, body, cookie)).status).toBeGreaterThanOrEqual(401)
  expect((await analysisOf(id)).facts[0].state).toBe('proposed')
  expect((await judge(id, body, sessions.sales.cookie)).status).toBe(200)
  expect((await analysisOf(id)).facts[0]).toMatchObject({ state: 'confirmed', judgedAt: expect.any(String) })
  expect((await judge(id, { ...body, fact: '1.99' }, sessions.sales.cookie)).status).toBe(404)
  expect((await judge(id, { ...body, state: 'perhaps' }, sessions.sales.cookie)).status).toBe(400)
})

describe('a document whose reading was cut off', () => {
  const neverRead = () => vi.fn<() => Promise<never>>(() => new Promise(() => undefined))

  /** A run in a process that ends while it reads. */
  const cutOff = async () => {
    const readPdf = neverRead()
    void read(readPdf)
    await expect.poll(() => readPdf.mock.calls.length).toBe(1)
  }

  test('is read by the next run', async () => {
    const id = await newProject(EPC)
    await cutOff()
    await read(readPdfText)
    expect((await analysisOf(id)).facts).toMatchObject([{ key: 'floorArea' }, { key: 'rating' }])
    const readAgain = neverRead()
    await read(readAgain)
    expect(readAgain).not.toHaveBeenCalled()
  })

  test('is not read a third time, as it may be what ends the process', async () => {
    await newProject(EPC)
    await cutOff()
    await cutOff()
    const readAgain = neverRead()
    await read(readAgain)
    expect(readAgain).not.toHaveBeenCalled()
  })

  test('does not delay new ones', async () => {
    await newProject(EPC)
    await cutOff()
    await newProject(pdfOf(['New']))
    const texts: string[] = []
    await read(async (file) => {
      const pages = await readPdfText(file)
      texts.push(JSON.stringify(pages))
      return pages
    })
    expect(texts.map((text) => text.includes('New'))).toEqual([true, false])
  })
})

test('a worker that is to stop reads no other document', async () => {
  await newProject(EPC, pdfOf(['Second']))
  const stopping = new AbortController()
  const readPdf = vi.fn(async (file: Buffer) => {
    stopping.abort()
    return readPdfText(file)
  })
  await read(readPdf, stopping.signal)
  expect(readPdf).toHaveBeenCalledTimes(1)
  await read(readPdf)
  expect(readPdf).toHaveBeenCalledTimes(2)
})
