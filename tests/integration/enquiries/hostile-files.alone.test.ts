import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { enquiryToken } from '@/lib/platform/enquiry-token'
import { QueueFull } from '@/lib/platform/mutex'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { HEIC, hiddenIn, photoOf } from '../../fixtures/hidden-data'
import { pdfBomb } from '../../fixtures/pdf'
import { call, request } from '../support/api'
import { submit } from '../support/enquiries'
import { pieceOf, sendPiece, sendRest } from '../support/pieces'
import { pool, readLead } from '../support/rows'

const files = vi.hoisted(() => ({ openConfined: vi.fn() }))
vi.mock('@/lib/integrations/files/file-process', () => files)
const { openConfined } = await vi.importActual<typeof import('@/lib/integrations/files/file-process')>(
  '@/lib/integrations/files/file-process',
)
files.openConfined.mockImplementation(openConfined)

async function newProject() {
  const { body } = await submit('/project-quotes', ENQUIRIES['/project-quotes'])
  const { lead } = await readLead(body.reference ?? '')
  return { id: Number(lead.id), token: enquiryToken(body.reference ?? '') }
}

function post(token: string, name: string, content: Uint8Array) {
  const form = new FormData()
  form.set('token', token)
  form.append('photos', new Blob([new Uint8Array(content)]), name)
  return call(request('/enquiries/photos', { method: 'POST', body: form }))
}
const photosOf = async (leadId: number) =>
  (await pool.query<{ jpeg: Buffer }>('select jpeg from lead_photos where lead_id = $1', [leadId])).rows
const arrivingOf = async (leadId: number) =>
  (await pool.query<{ id: number }>('select id from arriving_files where lead_id = $1 and not is_kept', [leadId])).rows

const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
    .webp({ lossless: true })
    .toBuffer()

test('a small file with very many pixels is refused by its header, and says so', async () => {
  const { id, token } = await newProject()
  const bomb = await flat(6_000)
  expect(bomb.length).toBeLessThan(2_000)
  expect(await sendRest(token, bomb, 0, { name: 'wall.webp' })).toMatchObject({
    status: 400,
    message: 'wall.webp has 36 megapixels (25 allowed).',
  })
  const small = await flat(4_000)
  expect(await sendRest(token, small, 0, { name: 'wall.webp' })).toMatchObject({
    status: 400,
    message: `wall.webp is not a usual picture (16 megapixels in ${small.length} bytes).`,
  })
  expect([await photosOf(id), await arrivingOf(id)]).toEqual([[], []])
})

test('HEIC is kept as a JPEG without hidden data', async () => {
  const { id, token } = await newProject()
  expect(await sendRest(token, HEIC, 0, { name: 'IMG_0001.HEIC' })).toMatchObject({ status: 200, isKept: true })
  const [kept] = await photosOf(id)
  expect(hiddenIn(kept?.jpeg ?? Buffer.alloc(0))).toEqual([])
  expect(await sharp(kept?.jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 64 })
})

test.each([
  ['hall.jpg', () => photoOf({ format: 'png' }), 'hall.jpg is a PNG named .jpg (rename it to end in .png).'],
  ['hall.pdf', () => photoOf(), 'hall.pdf is a JPEG named .pdf (rename it to end in .jpg).'],
  ['hall.jpg', async () => Buffer.alloc(0), 'hall.jpg is empty.'],
  ['hall.jpg', async () => (await photoOf()).subarray(0, 400), 'hall.jpg is damaged or incomplete.'],
])('each refusal names its cause: %s %#', async (name, content, message) => {
  const { id, token } = await newProject()
  const response = await post(token, name, await content())
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(message)])
  expect(await photosOf(id)).toEqual([])
})

test('a complete file is checked once, however often it is asked for meanwhile', async () => {
  const { id, token } = await newProject()
  const photo = await photoOf()
  files.openConfined.mockClear()
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  files.openConfined.mockImplementationOnce(async (asked) => {
    await opened
    return openConfined(asked)
  })
  const piece = { ...pieceOf(photo, 0), name: 'hall.jpg' }
  const first = sendPiece(token, piece)
  await expect.poll(() => files.openConfined.mock.calls.length).toBe(1)
  const repeats = await Promise.all([1, 2, 3, 4].map(() => sendPiece(token, { ...pieceOf(photo), name: 'hall.jpg' })))
  expect(repeats.map(({ status, message }) => [status, message])).toEqual(
    Array(4).fill([503, 'We are still checking this file.']),
  )
  open()
  expect(await first).toMatchObject({ status: 200, isKept: true })
  expect(await sendPiece(token, piece)).toMatchObject({ status: 200, isKept: true })
  expect([files.openConfined.mock.calls.length, (await photosOf(id)).length]).toEqual([1, 1])
})

test('a check whose process ended is done again after a minute', async () => {
  const { id, token } = await newProject()
  const photo = await photoOf()
  files.openConfined.mockRejectedValueOnce(new Error('gone'))
  await sendPiece(token, { ...pieceOf(photo, 0), name: 'hall.jpg' })
  const began = (seconds: number) =>
    pool.query(`update arriving_files set finishing_since = now() - $2 * interval '1 second' where lead_id = $1`, [
      id,
      seconds,
    ])
  await began(50)
  expect(await sendPiece(token, { ...pieceOf(photo), name: 'hall.jpg' })).toMatchObject({ status: 503 })
  await began(70)
  expect(await sendPiece(token, { ...pieceOf(photo), name: 'hall.jpg' })).toMatchObject({ status: 200, isKept: true })
})

test('while too many files are being opened, others are told to come back, and lose nothing', async () => {
  const { id, token } = await newProject()
  const photo = await photoOf()
  files.openConfined.mockRejectedValueOnce(new QueueFull())
  const response = await post(token, 'hall.jpg', photo)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '15'])
  expect(await response.text()).toContain('We are checking many files just now, so this was not saved.')
  files.openConfined.mockRejectedValueOnce(new QueueFull())
  expect(await sendPiece(token, { ...pieceOf(photo, 0), name: 'hall.jpg' })).toMatchObject({ status: 503 })
  expect((await arrivingOf(id)).length).toBe(1)
  expect(await sendPiece(token, { ...pieceOf(photo), name: 'hall.jpg' })).toMatchObject({ status: 200, isKept: true })
})

test('a PDF that grows without bound when it is read ends its own process alone', async () => {
  const opened = await openConfined({ work: 'text', file: await pdfBomb() })
  expect(opened).toEqual({ refused: 'needs more memory or time to open than we allow' })
  expect(await openConfined({ work: 'photo', file: await photoOf() })).toHaveProperty('made')
})
