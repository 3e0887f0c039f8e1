import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { PartOnFile } from '@/lib/cms/proof/proof-endpoints'
import { payloadClient } from '@/lib/data/payload-client'

import { photoOf } from '../../fixtures/hidden-data'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest, request } from '../support/api'
import { pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
/** A second editor, for what takes two beside the one who asks. */
let others: Sessions
let photo: Buffer
beforeAll(async () => {
  sessions = await openSessions(payload)
  others = await openSessions(payload)
  photo = await photoOf()
})

const cookieOf = (of: keyof Sessions, from = sessions) => from[of].cookie

/** One document of each collection, with a change that its confirmation covers and one that it does not. */
const DOCUMENTS = {
  testimonials: {
    data: { quote: 'Warm at last.', clientName: 'A customer', category: 'homeowner', givenAt: '2026-11-03' },
    change: { quote: 'Too warm.' },
    free: { sortOrder: 7 },
  },
  'case-studies': {
    data: {
      title: 'A chapel',
      slug: 'a-chapel',
      challenge: 'Cold',
      solution: 'Panels',
      technicalSummary: { panels: '12' },
      results: ['18 °C by ten'],
    },
    change: { technicalSummary: { panels: '13' } },
    free: { isSample: false },
  },
  installers: {
    data: {
      name: 'A firm',
      slug: 'a-firm',
      town: 'Bath',
      latitude: 51.38,
      registrations: [{ scheme: 'NICEIC', number: '1', checkedOn: '2026-11-03' }],
    },
    change: { registrations: [{ scheme: 'NICEIC', number: '2', checkedOn: '2026-11-03' }] },
    free: { contactPhone: '01632 960000' },
  },
} as const
type Slug = keyof typeof DOCUMENTS

async function create(slug: Slug | 'claims', data: object) {
  const response = await call(jsonRequest('POST', `/${slug}?depth=0`, data, { cookie: cookieOf('editor') }))
  const { doc } = (await response.json()) as { doc?: { id: number } }
  return { status: response.status, id: doc?.id ?? 0 }
}
const draftOf = async (slug: Slug) =>
  (await create(slug, { ...DOCUMENTS[slug].data, evidence: 'Letter of 3 November 2026', _status: 'draft' })).id

async function save(path: string, data: object, cookie = cookieOf('editor')) {
  const response = await call(jsonRequest('PATCH', `/${path}?depth=0`, data, { cookie }))
  return { status: response.status, ...((await response.json()) as { doc?: Record<string, unknown> }) }
}
const publish = (path: string, data: object = {}) => save(path, { ...data, _status: 'published' })

async function partsOf(path: string, cookie = cookieOf('editor')): Promise<PartOnFile[]> {
  const response = await call(request(`/${path}/proof`, { headers: { cookie } }))
  return ((await response.json()) as { records: PartOnFile[] }).records
}

async function ask(path: string, { cookie = cookieOf('editor'), fields = {}, file = true, at = 0 } = {}) {
  const part = (await partsOf(path))[at]
  const body = new FormData()
  body.set('_payload', JSON.stringify({ part: part?.id, digest: part?.digest, ...fields }))
  if (file) body.set('file', new File([new Uint8Array(photo)], 'Letter.JPG', { type: 'image/jpeg' }))
  return (await call(request(`/${path}/ask-for-check`, { method: 'POST', headers: { cookie }, body }))).status
}

async function confirm(path: string, { cookie = cookieOf('admin'), fields = {}, at = 0 } = {}) {
  const part = (await partsOf(path))[at]
  const body = { check: part?.check?.id, digest: part?.digest, ...fields }
  return (await call(jsonRequest('POST', `/${path}/confirm-check`, body, { cookie }))).status
}

const made: { slug: Slug | 'claims'; id: number }[] = []
afterEach(async () => {
  for (const { slug, id } of made.splice(0)) await payload.delete({ collection: slug, id })
})

describe.each(Object.keys(DOCUMENTS) as Slug[])('%s', (slug) => {
  const { data, change, free } = DOCUMENTS[slug]
  let id: number
  let path: string
  beforeEach(async () => {
    id = await draftOf(slug)
    path = `${slug}/${id}`
    made.push({ slug, id })
  })

  test('are published once a colleague has confirmed what someone else asked for', async () => {
    expect((await publish(path)).status).toBe(400)
    expect(await ask(path)).toBe(200)
    expect((await publish(path)).status).toBe(400)
    expect(await confirm(path)).toBe(200)
    const published = await publish(path, { checkedBy: 'A colleague who does not exist', checkedOn: '2001-01-01' })
    expect(published).toMatchObject({
      status: 200,
      doc: { _status: 'published', checkedBy: 'admin', checkedOn: expect.stringMatching(/^20[2-9]/) },
    })
    expect((await publish(path, free)).status).toBe(200)
  })

  test('need another confirmation after any change of the text', async () => {
    await ask(path)
    await confirm(path)
    expect((await publish(path, change)).status).toBe(400)
    expect((await publish(path, { evidence: 'Another letter' })).status).toBe(400)
    expect(await save(path, { ...change, _status: 'draft' })).toMatchObject({
      status: 200,
      doc: { checkedBy: null, checkedOn: null },
    })
    expect((await publish(path)).status).toBe(400)
    expect((await partsOf(path))[0]?.check).toBeNull()
  })

  test('are not published without it by a new document, the local API or an older version', async () => {
    const unmarked = { ...data, slug: `${slug}-${id}`, evidence: 'A letter', checkedBy: 'A colleague' }
    expect((await create(slug, { ...unmarked, _status: 'published' })).status).toBe(400)
    await expect(payload.update({ collection: slug, id, data: { _status: 'published' } })).rejects.toThrow()
    await save(path, { isSample: true, _status: 'published' })
    const { docs } = await payload.findVersions({
      collection: slug,
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    const headers = { cookie: cookieOf('editor') }
    await call(request(`/${slug}/versions/${docs[0]?.id}`, { method: 'POST', headers }))
    const now = await payload.findByID({ collection: slug, id, draft: true })
    expect(now._status === 'published' && !now.isSample).toBe(false)
  })
})

describe('a check', () => {
  let path: string
  let id: number
  beforeEach(async () => {
    id = await draftOf('testimonials')
    path = `testimonials/${id}`
    made.push({ slug: 'testimonials', id })
  })
  const rows = async () =>
    (
      await pool.query<{ askedById: number; confirmedById: number | null }>(
        `select asked_by_id as "askedById", confirmed_by_id as "confirmedById" from proof_checks
         where collection = 'testimonials' and document_id = $1`,
        [id],
      )
    ).rows

  test('cannot be confirmed by the person who asked, whatever the request says', async () => {
    await ask(path)
    expect(await confirm(path, { cookie: cookieOf('editor') })).toBe(403)
    const forged = { confirmedBy: sessions.admin.user.id, user: sessions.admin.user.id }
    expect(await confirm(path, { cookie: cookieOf('editor'), fields: forged })).toBe(400)
    expect(await ask(path, { fields: { askedBy: sessions.admin.user.id } })).toBe(400)
    expect(await rows()).toEqual([{ askedById: sessions.editor.user.id, confirmedById: null }])
    await expect(
      pool.query('update proof_checks set confirmed_by_id = asked_by_id where document_id = $1', [id]),
    ).rejects.toThrow('two_people')
  })

  test('is asked for once, and confirmed once by two who do so at the same time', async () => {
    expect((await Promise.all([ask(path), ask(path, { cookie: cookieOf('editor', others) })])).sort()).toEqual([
      200, 409,
    ])
    const [{ askedById } = { askedById: 0 }] = await rows()
    const colleagues = [sessions.admin, others.admin, others.editor, sessions.editor].filter(
      ({ user }) => user.id !== askedById,
    )
    const statuses = await Promise.all(colleagues.map(({ cookie }) => confirm(path, { cookie })))
    expect(statuses.sort()).toEqual([200, 409, 409])
    expect(await rows()).toHaveLength(1)
  })

  test('is refused for a text that has changed since it was seen', async () => {
    await ask(path)
    const [seen] = await partsOf(path)
    await save(path, { quote: 'Very warm at last.' })
    const fields = { check: seen?.check?.id, digest: seen?.digest }
    expect(await confirm(path, { fields })).toBe(409)
    expect(await ask(path, { fields: { digest: seen?.digest } })).toBe(409)
    await ask(path)
    expect(await confirm(path, { fields: { check: seen?.check?.id } })).toBe(409)
    expect(await confirm(path)).toBe(200)
  })

  test('needs the place of the original and a file that shows it', async () => {
    expect(await ask(path, { file: false })).toBe(400)
    await save(path, { evidence: ' ' })
    expect(await ask(path)).toBe(400)
    expect(await rows()).toEqual([])
  })

  test.each([
    ['anonymous', 404],
    ['expired', 404],
    ['sales', 403],
  ] as const)('is closed to %s', async (role, status) => {
    await ask(path)
    const cookie = cookieOf(role)
    expect(await ask(path, { cookie })).toBe(status)
    expect(await confirm(path, { cookie })).toBe(status)
    expect((await call(request(`/${path}/proof`, { headers: { cookie } }))).status).toBe(status)
    const [part] = await partsOf(path)
    expect((await call(request(`/${path}/proof-file/${part?.check?.id}`, { headers: { cookie } }))).status).toBe(404)
  })

  test('shows its file to editors alone, without hidden data, until the document is deleted', async () => {
    await ask(path)
    const [part] = await partsOf(path)
    const file = () =>
      call(request(`/${path}/proof-file/${part?.check?.id}`, { headers: { cookie: cookieOf('admin') } }))
    const response = await file()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
    const other = await draftOf('testimonials')
    made.push({ slug: 'testimonials', id: other })
    const elsewhere = request(`/testimonials/${other}/proof-file/${part?.check?.id}`, {
      headers: { cookie: cookieOf('admin') },
    })
    expect((await call(elsewhere)).status).toBe(404)
    made.splice(
      made.findIndex((one) => one.id === id),
      1,
    )
    await payload.delete({ collection: 'testimonials', id })
    expect(await rows()).toEqual([])
  })

  test('is recorded in the audit log, as asked for and as confirmed', async () => {
    await ask(path)
    await confirm(path)
    const { docs } = await payload.find({
      collection: 'audit-entries',
      where: { what: { equals: `testimonials ${id}` } },
      sort: 'id',
    })
    expect(docs.map(({ action, whoId }) => [action, whoId])).toEqual([
      ['proof-asked', sessions.editor.user.id],
      ['proof-confirmed', sessions.admin.user.id],
    ])
  })
})

describe('readings of a claim', () => {
  const reading = { value: '12', unit: 'h', text: 'Twelve hours', contexts: ['section'], qualifier: 'By day.' }
  const evidence = 'Test report 7, May 2026'

  test('are each confirmed alone, and only an admin approves them', async () => {
    const { id } = await create('claims', {
      key: `trial.${sessions.editor.user.id}`,
      _status: 'published',
      readings: ['Twelve hours', 'Half a day'].map((text) => ({ ...reading, text, evidence, status: 'unverified' })),
    })
    made.push({ slug: 'claims', id })
    const path = `claims/${id}`
    const { readings } = await payload.findByID({ collection: 'claims', id })
    const with_ = (status: string, change: object = {}, at = 1) => ({
      readings: readings.map((one, index) => (index === at ? { ...one, status, ...change } : one)),
    })
    expect((await save(path, with_('evidenced'))).status).toBe(400)
    expect([await ask(path, { at: 1 }), await confirm(path, { at: 1 })]).toEqual([200, 200])
    expect((await save(path, with_('evidenced', {}, 0))).status).toBe(400)
    expect((await save(path, with_('approved'))).status).toBe(400)
    const forged = { reviewedBy: 'A colleague who does not exist', reviewedAt: '2001-01-01' }
    expect(await save(path, with_('evidenced', forged))).toMatchObject({
      status: 200,
      doc: { readings: [{ reviewedBy: null }, { reviewedBy: 'admin', reviewedAt: expect.stringMatching(/^20[2-9]/) }] },
    })
    expect((await save(path, with_('evidenced', { qualifier: 'By night.' }))).status).toBe(200)
    expect((await save(path, with_('evidenced', { value: '13' }))).status).toBe(400)
    expect((await save(path, with_('approved'), cookieOf('admin'))).status).toBe(200)
    expect((await save(path, with_('approved', { evidence: 'Test report 8' }), cookieOf('admin'))).status).toBe(400)
  })
})
