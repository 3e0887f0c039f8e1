import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'

import { GET as readPhoto } from '@/app/api/lead-photos/[id]/route'
import { payloadClient } from '@/lib/data/payload-client'
import { poolOf } from '@/lib/platform/database'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { addFiles } from '@/lib/use-cases/enquiries/add-files'
import { findEnquiry } from '@/lib/use-cases/enquiries/find-enquiry'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { call, request } from '../support/api'
import { submit } from '../support/enquiries'
import { pool, readLead } from '../support/rows'

let sessions: Sessions
let photo: Buffer
beforeAll(async () => {
  sessions = await openSessions(await payloadClient())
  photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'Gwen' }, IFD3: { GPSLatitude: '51/1 21/1 0/1' } })
    .jpeg()
    .toBuffer()
})

const pictureOf = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function newLead() {
  const { body } = await submit('/survey-leads', ENQUIRIES['/survey-leads'])
  const { lead } = await readLead(body.reference ?? '')
  return { id: Number(lead.id), token: enquiryToken(body.reference ?? '') }
}

const send = (token: string, files: readonly Uint8Array[]) => {
  const form = new FormData()
  form.set('token', token)
  for (const [index, file] of files.entries()) form.append('photos', new Blob([new Uint8Array(file)]), `${index}.jpg`)
  return call(request('/enquiries/photos', { method: 'POST', body: form }))
}
const photosOf = async (leadId: number) =>
  (await pool.query<{ id: number; jpeg: Buffer }>('select id, jpeg from lead_photos where lead_id = $1', [leadId])).rows
const changesOf = async (leadId: number) =>
  (await pool.query('select customer_changes as changes from leads where id = $1', [leadId])).rows[0]
    ?.changes as unknown
const open = (id: number, cookie?: string) =>
  readPhoto(request(`/lead-photos/${id}`, { headers: cookie ? { cookie } : {} }), {
    params: Promise.resolve({ id: String(id) }),
  })

test('photos are stored small and without the camera’s metadata, and sales are notified', async () => {
  const { id, token } = await newLead()
  await pool.query(`update deliveries set state = 'sent' where lead_id = $1`, [id])
  const response = await send(token, [photo, photo])
  expect([response.status, response.headers.get('location')]).toEqual([303, `/enquiry/${token}#photos`])
  const kept = await photosOf(id)
  expect(kept).toHaveLength(2)
  const about = await sharp(kept[0]?.jpeg).metadata()
  expect(about).toMatchObject({ format: 'jpeg', width: 2000, height: 1000 })
  expect(about.exif).toBeUndefined()
  const { rows } = await pool.query(
    `select channel::text, state::text from deliveries where lead_id = $1 and state = 'waiting'`,
    [id],
  )
  expect(rows).toEqual([{ channel: 'sales-email', state: 'waiting' }])
})

test('photos are only stored together with the change that notifies sales', async () => {
  const { id, token } = await newLead()
  await pool.query('alter table leads add constraint no_changes check (customer_changes is null) not valid')
  expect((await send(token, [photo])).status).toBe(503)
  expect(await photosOf(id)).toEqual([])
  await pool.query('alter table leads drop constraint no_changes')
  expect((await send(token, [photo])).status).toBe(303)
  expect(await changesOf(id)).toEqual([
    { label: expect.stringMatching(/^Photos, /), value: '1 photo added', at: expect.any(String) },
  ])
})

test('sales are notified even if the enquiry was changed while the photos were sent', async () => {
  const { id, token } = await newLead()
  const enquiry = await findEnquiry(pool, token)
  if (!enquiry) throw new Error('No enquiry')
  const change = [{ label: 'Phone', value: '01632 960 001' }]
  await pool.query('update leads set customer_changes = $2 where id = $1', [id, JSON.stringify(change)])
  await addFiles(pool, { enquiry, files: [{ kind: 'photo', bytes: photo, name: 'a.jpg' }], at: new Date() })
  expect(await changesOf(id)).toMatchObject([...change, { value: '1 photo added' }])
})

test('only the sales desk sees them, and they are deleted with the lead', async () => {
  const { id, token } = await newLead()
  await send(token, [photo])
  const [kept] = await photosOf(id)
  const seen = await open(kept?.id ?? 0, sessions.sales.cookie)
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  for (const cookie of [undefined, sessions.editor.cookie]) expect((await open(kept?.id ?? 0, cookie)).status).toBe(404)
  await (await payloadClient()).delete({ collection: 'leads', id, req: { user: { id: 1, name: 'Ada' } } as never })
  expect(await photosOf(id)).toEqual([])
})

test('no enquiry has more than eight, however they are sent', async () => {
  const { id, token } = await newLead()
  const others = await Promise.all(['blue', 'green', 'white'].map(pictureOf))
  const responses = await Promise.all(others.map((other) => send(token, [other, other, other])))
  expect(responses.map(({ status }) => status).sort()).toEqual([303, 303, 409])
  expect(await photosOf(id)).toHaveLength(6)
  expect(
    (
      await send(
        token,
        Array.from({ length: 9 }, () => photo),
      )
    ).status,
  ).toBe(400)
})

test('files that wait for each other are counted together', async () => {
  const { id, token } = await newLead()
  const enquiry = await findEnquiry(pool, token)
  if (!enquiry) throw new Error('No enquiry')
  const uploads = await Promise.all(['blue', 'green', 'white'].map(pictureOf))
  const release = await lockLead(id)
  const added = uploads.map((bytes) => {
    const file = { kind: 'photo', bytes, name: 'a.jpg' } as const
    return addFiles(pool, { enquiry, files: [file, file, file], at: new Date() })
  })
  await expect.poll(waiting).toBe(3).finally(release)
  expect((await Promise.all(added)).sort()).toEqual([false, true, true])
  expect(await photosOf(id)).toHaveLength(6)
})

async function lockLead(id: number): Promise<() => Promise<void>> {
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select from leads where id = $1 for update', [id])
  return () => client.query('commit').then(() => client.release())
}

/** How many connections wait for a lock. Uses another pool, as all connections of the first are taken. */
async function waiting(): Promise<number | null> {
  const { rowCount } = await poolOf(await payloadClient()).query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rowCount
}

test.each([
  ['a file that is not a picture', () => [Buffer.from('<html></html>')], 400],
  ['a truncated picture', () => [photo.subarray(0, 200)], 400],
  ['nothing', () => [], 400],
])('refuses %s', async (_what, files, status) => {
  const { id, token } = await newLead()
  expect((await send(token, files())).status).toBe(status)
  expect(await photosOf(id)).toEqual([])
})

test('refuses photos for a closed enquiry', async () => {
  const { id, token } = await newLead()
  await pool.query(`update leads set status = 'won' where id = $1`, [id])
  expect((await send(token, [photo])).status).toBe(409)
  expect(await photosOf(id)).toEqual([])
})

test('refuses an unknown link, and a body that is not a form', async () => {
  expect((await send('x'.repeat(43), [photo])).status).toBe(404)
  expect((await send('x', [photo])).status).toBe(400)
  expect((await call(request('/enquiries/photos', { method: 'POST', body: 'no form' }))).status).toBe(400)
})
