import type { FlattenedField } from 'payload'
import type { ReactElement } from 'react'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { ComparedWording } from '@/app/(main)/preview/[id]/settings/claims-preview'
import { SETTINGS_PREVIEWS } from '@/app/(main)/preview/[id]/settings/settings-previews'
import { readHomeDraft } from '@/lib/data/home-page'
import { getHomePage } from '@/lib/data/home-page'
import { getNavigation, readNavigationDraft } from '@/lib/data/navigation'
import { getPageAt } from '@/lib/data/pages/page'
import { getPageList } from '@/lib/data/pages/page-list'
import { payloadClient } from '@/lib/data/payload-client'
import { readPromoDraft } from '@/lib/data/promo-banner'
import { readSalesDraft } from '@/lib/data/sales-page'
import { listPages } from '@/lib/page-inventory/list'
import { REFUSALS } from '@/lib/platform/refusal'
import { HEADER_LINKS } from '@/lib/routing/navigation'
import { PREVIEWED_GLOBALS, PREVIEWED_SETTINGS } from '@/lib/routing/routes'
import { seed } from '@/lib/seed/seed'

import { expired } from '../../fakes/fake-next-cache'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest, request } from '../support/api'
import { pool } from '../support/rows'

/** Added by Payload: hidden, or shown in the configured format. */
const OWN_DATES = new Set([
  'createdAt',
  'updatedAt',
  'deletedAt',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'expiresAt',
])

let sessions: Sessions
const payload = await payloadClient()

beforeAll(async () => {
  sessions = await openSessions(payload)
})
beforeEach(() => void expired.splice(0))

type Role = 'editor' | 'sales' | 'anonymous'
const send = (method: string, path: string, body: object = {}, role: Role = 'editor') =>
  call(jsonRequest(method, path, body, { cookie: sessions[role].cookie }))
const headersOf = (role: Role) => new Headers({ cookie: sessions[role].cookie })

let count = 0
async function newPage(data: object = {}): Promise<{ id: number; url: string }> {
  count += 1
  const url = `/edited-${count}`
  const { id } = await payload.create({
    collection: 'pages',
    data: { title: `Edited ${count}`, description: `About ${count}.`, url, _status: 'published', ...data },
  })
  return { id, url }
}
const kindAt = async (path: string) => (await getPageAt(path)).kind

describe('a draft of the homepage', () => {
  const heading = async () => (await getHomePage()).hero.heading
  const save = (text: string, draft: boolean) =>
    send('POST', `/globals/home-page?draft=${draft}`, {
      hero: { heading: text },
      _status: draft ? 'draft' : 'published',
    })

  test('is not public and expires nothing; publishing it expires the homepage', async () => {
    const before = await heading()
    expect((await save('A draft', true)).status).toBe(200)
    expect([await heading(), expired]).toEqual([before, []])
    expect((await readHomeDraft(headersOf('editor')))?.hero.heading).toBe('A draft')
    expect((await save('Published', false)).status).toBe(200)
    expect([await heading(), expired]).toEqual(['Published', ['home-page']])
  })

  test('can be undone by restoring a version', async () => {
    await save('First', false)
    const { docs } = await payload.findGlobalVersions({ slug: 'home-page', sort: '-createdAt', limit: 1, depth: 0 })
    await save('Second', false)
    expect((await send('POST', `/globals/home-page/versions/${docs[0]?.id}`)).status).toBe(200)
    expect(await heading()).toBe('First')
  })
})

test('the homepage, sales page, banner and navigation have drafts; they and settings have versions and a preview', () => {
  const previewed = payload.config.globals.filter(({ versions, admin }) => versions && admin.livePreview?.url)
  const hasDrafts = ({ versions }: (typeof previewed)[number]) => Boolean(versions && versions.drafts)
  const slugsOf = (globals: typeof previewed) => globals.map(({ slug }) => slug).toSorted()
  expect(slugsOf(previewed.filter(hasDrafts))).toEqual([...PREVIEWED_GLOBALS].toSorted())
  expect(slugsOf(previewed.filter((one) => !hasDrafts(one)))).toEqual([...PREVIEWED_SETTINGS].toSorted())
})

test('drafts are previewed by editors only', async () => {
  const phone = { display: '', href: 'tel:1' }
  const drafts = (role: Role) =>
    Promise.all([
      readHomeDraft(headersOf(role)),
      readSalesDraft(headersOf(role)),
      readPromoDraft(headersOf(role), phone),
      readNavigationDraft(headersOf(role)),
      ...PREVIEWED_SETTINGS.map((slug) => SETTINGS_PREVIEWS[slug](headersOf(role))),
    ])
  expect(await drafts('editor')).not.toContain(null)
  for (const role of ['sales', 'anonymous'] as const)
    expect(new Set<unknown>(await drafts(role))).toEqual(new Set([null]))
})

test('the preview of the claims switch has each wording in both modes', async () => {
  const { props } = (await SETTINGS_PREVIEWS['claim-settings'](headersOf('editor'))) as ReactElement<{
    wordings: ComparedWording[]
  }>
  const warranty = props.wordings.filter(({ key }) => key === 'warranty.years')
  expect(new Set(warranty.map(({ place }) => place)).size).toBeGreaterThan(1)
  expect(props.wordings.some(({ faithful, strict }) => faithful !== null && faithful !== strict)).toBe(true)
})

test('staff edit the navigation; a new site has the specified links', async () => {
  expect((await getNavigation()).header.map(({ href }) => href)).toEqual(HEADER_LINKS.map(({ href }) => href))
  const header = [{ label: 'Prices', href: '/calculator' }]
  expect((await send('POST', '/globals/navigation', { header, _status: 'published' })).status).toBe(200)
  expect(expired).toEqual(['navigation'])
  expect((await getNavigation()).header).toMatchObject(header)
  const unsafe = { header: [{ label: 'x', href: 'javascript:alert(1)' }], _status: 'published' }
  expect((await send('POST', '/globals/navigation', unsafe)).status).toBe(400)
})

describe('a page in the trash', () => {
  const trash = (id: number) => send('PATCH', `/pages/${id}`, { deletedAt: '2026-11-22T10:00:00.000Z' })

  test('is not public anywhere, and comes back as a draft', async () => {
    const { id, url } = await newPage()
    expect(await kindAt(url)).toBe('page')
    expect((await trash(id)).status).toBe(200)
    expect(await kindAt(url)).toBe('nothing')
    expect((await getPageList()).map(({ path }) => path)).not.toContain(url)
    const filter = {
      kind: null,
      standing: null,
      text: url,
      isBroken: false,
      sort: 'path',
      isDescending: false,
      page: 1,
    }
    const listed = await listPages({ pool, filter: filter as never, seesDrafts: true })
    expect(listed.addresses).toEqual([])
    const { rows } = await pool.query(`select from search_entries where path = $1`, [url])
    expect(rows).toEqual([])
    for (const role of ['anonymous', 'sales'] as const) {
      const apiRequest = request(`/pages/${id}?trash=true`, { headers: { cookie: sessions[role].cookie } })
      expect((await call(apiRequest)).status).toBe(404)
    }

    expect((await send('PATCH', `/pages/${id}?trash=true`, { deletedAt: null })).status).toBe(200)
    expect(await kindAt(url)).toBe('nothing')
    expect((await send('PATCH', `/pages/${id}`, { _status: 'published' })).status).toBe(200)
    expect(await kindAt(url)).toBe('page')
  })

  test('keeps its path, and the error for a new page says so', async () => {
    const { id, url } = await newPage()
    await trash(id)
    const response = await send('POST', '/pages', { title: 'Another one', description: 'Another.', url })
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('in the trash')])
  })
})

test('starting the site again does not bring back a seeded page from the trash', async () => {
  const { docs } = await payload.find({ collection: 'pages', where: { url: { equals: '/about' } } })
  await send('PATCH', `/pages/${docs[0]?.id}`, { deletedAt: '2026-11-22T10:00:00.000Z' })
  await seed(payload)
  expect(await kindAt('/about')).toBe('nothing')
})

describe('a path that was public redirects to the page', () => {
  test('when the page is renamed while unpublished', async () => {
    const { id, url } = await newPage()
    await send('PATCH', `/pages/${id}`, { _status: 'draft' })
    await send('PATCH', `/pages/${id}?draft=true`, { url: `${url}-new` })
    await send('PATCH', `/pages/${id}`, { url: `${url}-new`, _status: 'published' })
    expect(await getPageAt(url)).toEqual({ kind: 'redirect', to: `${url}-new`, isPermanent: true })
  })

  test('unless another page has taken it in the meantime', async () => {
    const { id, url } = await newPage()
    await send('PATCH', `/pages/${id}`, { url: `${url}-moved`, _status: 'draft' })
    await newPage({ url })
    expect((await send('PATCH', `/pages/${id}`, { _status: 'published' })).status).toBe(200)
    expect([await kindAt(url), await kindAt(`${url}-moved`)]).toEqual(['page', 'page'])
  })

  test('unless an editor has redirected it elsewhere in the meantime', async () => {
    const { id, url } = await newPage()
    const moveTo = (path: string) => send('PATCH', `/pages/${id}`, { url: path, _status: 'published' })
    await moveTo(`${url}-b`)
    await send('PATCH', `/pages/${id}`, { _status: 'draft' })
    const own = { from: `${url}-b`, to: '/contact', permanent: false }
    expect((await send('POST', '/redirects', own)).status).toBe(201)
    expect((await moveTo(`${url}-c`)).status).toBe(200)
    expect(await kindAt(`${url}-c`)).toBe('page')
    expect(await getPageAt(own.from)).toEqual({ kind: 'redirect', to: '/contact', isPermanent: false })
    expect(await getPageAt(url)).toEqual({ kind: 'redirect', to: `${url}-c`, isPermanent: true }) // left by the first move
  })

  test('when it is restored from the trash with another path', async () => {
    const { id, url } = await newPage()
    await send('PATCH', `/pages/${id}`, { deletedAt: '2026-11-22T10:00:00.000Z' })
    await send('PATCH', `/pages/${id}?trash=true`, { deletedAt: null })
    await send('PATCH', `/pages/${id}`, { url: `${url}-back`, _status: 'published' })
    expect(await getPageAt(url)).toMatchObject({ kind: 'redirect', to: `${url}-back` })
  })
})

describe('the path of a new page', () => {
  const urlAfter = async (path: string, method: string, data: object) => {
    const result = (await (await send(method, path, data)).json()) as { doc: { id: number; url: string } }
    return result.doc
  }

  test('follows the title until it is published', async () => {
    const { id, url } = await urlAfter('/pages?draft=true', 'POST', { title: 'Bath' })
    expect(url).toBe('/bath')
    const typed = await urlAfter(`/pages/${id}?draft=true&autosave=true`, 'PATCH', { title: 'Bathroom’s heat', url })
    expect(typed.url).toBe('/bathrooms-heat')
    await send('PATCH', `/pages/${id}`, { description: 'Warm bathrooms.', _status: 'published' })
    expect((await urlAfter(`/pages/${id}`, 'PATCH', { title: 'Renamed later', _status: 'published' })).url).toBe(
      '/bathrooms-heat',
    )
  })

  test('is left alone once someone has entered one', async () => {
    const { id } = await urlAfter('/pages?draft=true', 'POST', { title: 'Kitchen', url: '/warm-kitchens' })
    expect((await urlAfter(`/pages/${id}?draft=true`, 'PATCH', { title: 'Kitchens' })).url).toBe('/warm-kitchens')
  })
})

describe('a picture', () => {
  async function newPicture(): Promise<{ id: number; filename: string }> {
    const data = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const file = { data, mimetype: 'image/png', name: 'wall.png', size: data.length }
    const { id, filename } = await payload.create({ collection: 'media', data: { alt: 'A wall' }, file })
    return { id, filename: filename ?? '' }
  }
  const trash = (id: number) => send('PATCH', `/media/${id}`, { deletedAt: '2026-11-22T10:00:00.000Z' })
  const statusOf = async (path: string) => (await call(request(path))).status

  test('in the trash is not public, nor is its file', async () => {
    const { id, filename } = await newPicture()
    expect([await statusOf(`/media/${id}`), await statusOf(`/media/file/${filename}`)]).toEqual([200, 200])
    expect((await trash(id)).status).toBe(200)
    expect(await statusOf(`/media/${id}?trash=true`)).toBe(404)
    expect(await statusOf(`/media/file/${filename}`)).toBe(404)
    const list = await call(request('/media?sort=-id&trash=true'))
    expect(((await list.json()) as { docs: { id: number }[] }).docs.map((doc) => doc.id)).not.toContain(id)
  })

  test('that the site looks up by key cannot be deleted', async () => {
    const { docs } = await payload.find({ collection: 'media', where: { key: { equals: 'bedroom-heat' } } })
    expect((await trash(docs[0]?.id ?? 0)).status).toBe(409)
  })

  test.each<[where: string, data: (id: number) => object]>([
    ['at the top of a page', (id) => ({ picture: id })],
    ['in a draft', (id) => ({ picture: id, _status: 'draft' })],
    ['in a block of a page', (id) => ({ blocks: [{ blockType: 'figure', picture: id, caption: 'A wall' }] })],
  ])('cannot be deleted while it is used %s', async (_where, data) => {
    const { id } = await newPicture()
    const page = await newPage(data(id))
    for (const refused of [await trash(id), await send('DELETE', `/media/${id}`)])
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        { errors: [{ message: REFUSALS.mediaInUse.message }] },
      ])
    await send('PATCH', `/pages/${page.id}`, { picture: null, blocks: [] })
    expect((await trash(id)).status).toBe(200)
  })

  test('cannot be deleted while it is used for a place', async () => {
    const { id } = await newPicture()
    const { docs } = await payload.find({ collection: 'places', where: { path: { equals: 'bath' } }, depth: 0 })
    const place = docs[0]?.id ?? 0
    await payload.update({ collection: 'places', id: place, data: { image: id } })
    expect((await trash(id)).status).toBe(409)
    await payload.update({ collection: 'places', id: place, data: { image: null } })
    expect((await trash(id)).status).toBe(200)
  })
})

test('no date in the admin is shown in the American order', () => {
  const datesIn = (fields: FlattenedField[], at: string): string[] =>
    fields.flatMap((field) => {
      if ('flattenedFields' in field) return datesIn(field.flattenedFields, `${at}.${field.name}`)
      const isAmerican = field.type === 'date' && !field.admin?.date?.displayFormat && !field.admin?.hidden
      return isAmerican && !OWN_DATES.has(field.name) ? [`${at}.${field.name}`] : []
    })
  const all = [...payload.config.collections, ...payload.config.globals]
  const own = all.filter(({ slug }) => !slug.startsWith('payload-'))
  expect(own.flatMap(({ slug, flattenedFields }) => datesIn(flattenedFields, slug))).toEqual([])
})
