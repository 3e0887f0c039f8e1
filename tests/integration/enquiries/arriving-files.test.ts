import { createHash } from 'node:crypto'

import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { enforceRetention } from '@/lib/delivery/retention/enforce'
import { PIECE_BYTES } from '@/lib/domain/leads/photos'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { arrivingFiles } from '@/lib/use-cases/enquiries/arriving-files'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { pdfOf } from '../../fixtures/pdf'
import { silentLog } from '../delivery/support'
import { call, request } from '../support/api'
import { submit } from '../support/enquiries'
import { pieceOf, sendPiece, sendRest } from '../support/pieces'
import { pool, readLead } from '../support/rows'

/** A PDF of three pieces, different for each title. */
const planOf = (title: string) => Buffer.concat([pdfOf([title]), Buffer.alloc(2 * PIECE_BYTES + 99, title)])

async function newProject() {
  const { body } = await submit('/project-quotes', ENQUIRIES['/project-quotes'])
  const { lead } = await readLead(body.reference ?? '')
  return { id: Number(lead.id), token: enquiryToken(body.reference ?? '') }
}

const rowsOf = async (statement: string, values: unknown[] = []) =>
  (await pool.query<Record<string, unknown>>(statement, values)).rows
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const documentsOf = (leadId: number) =>
  rowsOf(`select name, encode(sha256(pdf), 'hex') as sha256 from lead_documents where lead_id = $1`, [leadId])
const piecesOf = (leadId: number) =>
  rowsOf('select at from file_pieces join arriving_files on id = file_id where lead_id = $1', [leadId])
const age = (leadId: number, period: string) =>
  pool.query('update arriving_files set touched_at = now() - $2::interval where lead_id = $1', [leadId, period])

test('an interrupted file continues where it stopped, is stored unchanged, and sales are notified', async () => {
  const { id, token } = await newProject()
  await pool.query(`update deliveries set state = 'sent' where lead_id = $1`, [id])
  const plan = planOf('Ground floor')
  expect(await sendPiece(token, pieceOf(plan))).toEqual({ status: 200, received: 0, isKept: false })
  expect(await sendPiece(token, pieceOf(plan, 0))).toEqual({ status: 200, received: PIECE_BYTES, isKept: false })
  expect(await arrivingFiles(pool, id)).toEqual([
    { name: 'plan.pdf', percent: Math.floor((100 * PIECE_BYTES) / plan.length) },
  ])
  expect(await sendPiece(token, pieceOf(plan))).toEqual({ status: 200, received: PIECE_BYTES, isKept: false })
  const kept = { status: 200, received: plan.length, isKept: true }
  expect(await sendRest(token, plan, PIECE_BYTES)).toEqual(kept)
  expect(await documentsOf(id)).toEqual([{ name: 'plan.pdf', sha256: sha256(plan) }])
  expect([await arrivingFiles(pool, id), await piecesOf(id)]).toEqual([[], []])
  const due = await rowsOf(`select channel::text from deliveries where lead_id = $1 and state = 'waiting'`, [id])
  expect(due).toEqual([{ channel: 'sales-email' }])

  // The response was lost.
  expect(await sendPiece(token, pieceOf(plan))).toEqual(kept)
  expect(await sendRest(token, plan)).toEqual(kept)
  expect(await documentsOf(id)).toHaveLength(1)
})

test('a piece that is not the next one changes nothing', async () => {
  const { id, token } = await newProject()
  const plan = planOf('Ground floor')
  await sendPiece(token, pieceOf(plan, 0))
  for (const offset of [0, 2 * PIECE_BYTES])
    expect(await sendPiece(token, pieceOf(plan, offset))).toMatchObject({ status: 200, received: PIECE_BYTES })
  expect(await piecesOf(id)).toEqual([{ at: 0 }])
})

test('a piece that arrives several times simultaneously is stored once, even the last one', async () => {
  const { id, token } = await newProject()
  const plan = planOf('Ground floor')
  for (const offset of [0, PIECE_BYTES, 2 * PIECE_BYTES]) {
    const piece = pieceOf(plan, offset)
    const results = await Promise.all([1, 2, 3].map(() => sendPiece(token, piece)))
    // While one request checks the complete file, others are told to ask again.
    for (const result of results.filter(({ status }) => status !== 503))
      expect(result).toMatchObject({ status: 200, received: Math.min(offset + PIECE_BYTES, plan.length) })
  }
  expect(await sendPiece(token, pieceOf(plan))).toMatchObject({ status: 200, isKept: true })
  expect(await documentsOf(id)).toEqual([{ name: 'plan.pdf', sha256: sha256(plan) }])
})

test('a file whose last piece was stored by a process that then stopped is completed by the next request', async () => {
  const { id, token } = await newProject()
  const plan = pdfOf(['Ground floor'])
  await sendPiece(token, pieceOf(plan))
  const [file] = await rowsOf('update arriving_files set received = bytes where lead_id = $1 returning id', [id])
  await pool.query('insert into file_pieces (file_id, at, piece) values ($1, 0, $2)', [file?.id, plan])
  expect(await sendPiece(token, pieceOf(plan))).toMatchObject({ status: 200, isKept: true })
  expect(await documentsOf(id)).toHaveLength(1)
})

test('a photo is stripped of metadata when it is complete', async () => {
  const { id, token } = await newProject()
  const photo = await sharp({
    create: { width: 900, height: 900, channels: 3, noise: { type: 'gaussian', sigma: 90 }, background: 'red' },
  })
    .withExif({ IFD3: { GPSLatitude: '51/1 21/1 0/1' } })
    .png()
    .toBuffer()
  expect(photo.length).toBeGreaterThan(PIECE_BYTES)
  expect(await sendRest(token, photo, 0, { name: 'hall.png' })).toMatchObject({ status: 200, isKept: true })
  const [kept] = await rowsOf('select jpeg from lead_photos where lead_id = $1', [id])
  const { format, exif } = await sharp(kept?.jpeg as Buffer).metadata()
  expect([format, exif]).toEqual(['jpeg', undefined])
})

test.each([
  [
    'a file that we cannot read',
    Buffer.from('AC1032 a drawing'),
    {},
    'plan.pdf is a DWG named .pdf (we take PDF, JPEG, PNG, WebP, AVIF and HEIC).',
  ],
  [
    'a file that does not match its SHA-256',
    pdfOf(['Ground floor']),
    { sha256: 'a'.repeat(64) },
    'plan.pdf did not arrive as it was sent.',
  ],
])('%s is refused by name, and nothing of it is kept', async (_what, content, lies, message) => {
  const { id, token } = await newProject()
  expect(await sendRest(token, content, 0, lies)).toMatchObject({
    status: 400,
    message,
  })
  expect(await rowsOf('select from arriving_files where lead_id = $1', [id])).toEqual([])
  expect(await documentsOf(id)).toEqual([])
})

test('ten files are the limit, even if begun simultaneously, and including those from a plain form', async () => {
  const { id, token } = await newProject()
  const plans = Array.from({ length: 12 }, (_, index) => planOf(`Floor ${index}`))
  const begun = await Promise.all(plans.map((plan) => sendPiece(token, pieceOf(plan, 0))))
  expect(begun.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(200), 409, 409])
  const form = new FormData()
  form.set('token', token)
  form.append('photos', new Blob([new Uint8Array(pdfOf(['Roof']))]), 'roof.pdf')
  expect((await call(request('/enquiries/photos', { method: 'POST', body: form }))).status).toBe(409)
  const first = plans.find((_plan, index) => begun[index]?.status === 200) ?? Buffer.alloc(0)
  expect(await sendRest(token, first, PIECE_BYTES)).toMatchObject({ status: 200, isKept: true })
  expect(await sendPiece(token, pieceOf(planOf('Attic')))).toMatchObject({
    status: 409,
    message: 'We can keep 10 files with it. Please send the others by email.',
  })
  expect(await rowsOf('select from arriving_files where lead_id = $1 and not is_kept', [id])).toHaveLength(9)
})

test('at the limit, a file that was abandoned for an hour is replaced by another one', async () => {
  const { id, token } = await newProject()
  const begin = (title: string) => sendPiece(token, pieceOf(planOf(title), 0))
  const names = async () =>
    (await rowsOf('select sha256 from arriving_files where lead_id = $1', [id])).map(({ sha256 }) => sha256)
  const hash = (title: string) => sha256(planOf(title))
  await begin('Left')
  await age(id, '61 minutes')
  for (let index = 1; index < 10; index++) await begin(`Floor ${index}`)
  expect(await names()).toContain(hash('Left'))
  expect(await begin('Attic')).toMatchObject({ status: 200 })
  expect(await names()).not.toContain(hash('Left'))
  expect(await begin('Roof')).toMatchObject({ status: 409 })
})

test('only the link gives access, to one enquiry, and not after it was withdrawn', async () => {
  const [mine, other] = [await newProject(), await newProject()]
  const plan = planOf('Ground floor')
  await sendPiece(mine.token, pieceOf(plan, 0))
  expect(await sendPiece(other.token, pieceOf(plan))).toMatchObject({ status: 200, received: 0 })
  expect(await sendPiece('x'.repeat(43), pieceOf(plan))).toMatchObject({ status: 404 })
  expect(await sendPiece(mine.token, pieceOf(plan), { origin: 'https://evil.example' })).toMatchObject({ status: 403 })
  await pool.query(`update leads set status = 'withdrawn' where id = $1`, [mine.id])
  expect(await sendPiece(mine.token, pieceOf(plan, PIECE_BYTES))).toMatchObject({ status: 409 })
  expect(await piecesOf(mine.id)).toEqual([{ at: 0 }])
})

test.each([
  ['an offset within a piece', { offset: '1' }],
  ['a piece that is too short', { piece: new Blob(['x']) }],
  ['a piece beyond the end', { offset: String(10 * PIECE_BYTES) }],
  ['more than 20 MB', { bytes: String(20 * 1024 * 1024 + 1) }],
  ['an empty file', { bytes: '0', piece: new Blob([]) }],
  ['text in place of a piece', { piece: 'x' }],
  ['something else', { other: 'x' }],
])('refuses %s', async (_what, wrong) => {
  const { id, token } = await newProject()
  expect(await sendPiece(token, { ...pieceOf(planOf('Ground floor'), 0), ...wrong })).toMatchObject({
    status: 400,
    message: 'Invalid input',
  })
  expect(await rowsOf('select from arriving_files where lead_id = $1', [id])).toEqual([])
})

test('refuses more than one piece, and a body that is not a form', async () => {
  const { token } = await newProject()
  const piece = new Blob([new Uint8Array(2 * PIECE_BYTES)])
  expect(await sendPiece(token, { ...pieceOf(planOf('Ground floor'), 0), piece })).toMatchObject({ status: 413 })
  expect((await call(request('/enquiries/pieces', { method: 'POST', body: 'no form' }))).status).toBe(400)
})

test('an arriving file is deleted with the lead, or seven days after its last piece', async () => {
  const [erased, left, recent] = [await newProject(), await newProject(), await newProject()]
  for (const { token } of [erased, left, recent]) await sendPiece(token, pieceOf(planOf('Ground floor'), 0))
  const user = { id: 1, name: 'Ada' }
  await (await payloadClient()).delete({ collection: 'leads', id: erased.id, req: { user } as never })
  expect(await piecesOf(erased.id)).toEqual([])
  await age(left.id, '169 hours')
  await age(recent.id, '167 hours')
  await enforceRetention({ pool, log: silentLog() })
  expect([await piecesOf(left.id), await piecesOf(recent.id)]).toEqual([[], [{ at: 0 }]])
})

test('a database failure gets a 503 with a readable message', async () => {
  const { token } = await newProject()
  const payload = await payloadClient()
  const query = vi
    .spyOn((payload.db as unknown as { pool: typeof pool }).pool, 'query')
    .mockRejectedValue(new Error('x'))
  const result = await sendPiece(token, pieceOf(planOf('Ground floor'))).finally(() => query.mockRestore())
  expect(result).toMatchObject({
    status: 503,
    message: expect.stringMatching(/^We could not save your file just now\./),
  })
})
