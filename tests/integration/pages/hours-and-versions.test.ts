import { beforeAll, describe, expect, test } from 'vitest'

import { getPageAt } from '@/lib/data/pages/page'
import { payloadClient } from '@/lib/data/payload-client'
import { publishDuePages } from '@/lib/use-cases/pages/publish-due-pages'

import { openSessions, type Sessions } from '../access/sessions'
import { call, request } from '../support/api'
import { pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => void (sessions = await openSessions(payload)))

const HOUR = '2031-01-01T09:00:00.000Z'
let count = 0

const make = (data: object = {}) => {
  count += 1
  return payload.create({
    collection: 'pages',
    data: {
      title: `Hour ${count}`,
      url: `/hour-${count}`,
      description: `Hour ${count}.`,
      _status: 'published',
      ...data,
    },
  })
}
const change = (id: number, data: object, draft = false) => payload.update({ collection: 'pages', id, data, draft })
const headingAt = async (path: string) => {
  const result = await getPageAt(path)
  return result.kind === 'page' ? result.page.heading : result.kind
}
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: { data?: { errors?: { path: string }[] }; status?: number }) =>
      error.data?.errors?.map(({ path }) => path) ?? error.status,
  )

/** The same request as the admin's button. */
const restore = async (page: number, heading: string, query = '') => {
  const { docs } = await payload.findVersions({
    collection: 'pages',
    where: { and: [{ parent: { equals: page } }, { 'version.heading': { equals: heading } }] },
    limit: 1,
    sort: '-updatedAt',
  })
  return call(
    request(`/pages/versions/${docs[0]?.id}${query}`, { method: 'POST', headers: { cookie: sessions.editor.cookie } }),
  )
}

describe('a scheduled time', () => {
  test('blocks publishing before it, on its field', async () => {
    const { id, url } = await make({ _status: 'draft', publishAt: HOUR })
    expect(await refusal(change(id, { _status: 'published' }))).toEqual(['publishAt'])
    expect(await headingAt(url)).toBe('nothing')
    expect(await refusal(change(id, { _status: 'published', publishAt: null }))).toBeNull()
    expect(await headingAt(url)).toBe('Hour 1')
  })

  test('can be set for the end of a page that is public', async () => {
    const { id } = await make()
    expect(await refusal(change(id, { unpublishAt: HOUR, _status: 'published' }))).toBeNull()
  })
})

describe('a restored version', () => {
  test('goes live at its previous path, to which the later path redirects', async () => {
    const { id, url } = await make({ heading: 'First words' })
    await change(id, { heading: 'Second words', url: `${url}-b`, _status: 'published' })
    expect((await restore(id, 'First words')).status).toBe(200)
    expect(await headingAt(url)).toBe('First words')
    expect(await getPageAt(`${url}-b`)).toEqual({ kind: 'redirect', to: url, isPermanent: true })
  })

  test('leaves no redirect chains to its other paths', async () => {
    const { id, url } = await make({ heading: 'At one' })
    for (const [heading, to] of [
      ['At two', `${url}-b`],
      ['At three', `${url}-c`],
      ['At one again', url],
    ])
      await change(id, { heading, url: to, _status: 'published' })
    expect((await restore(id, 'At two')).status).toBe(200)
    for (const old of [url, `${url}-c`])
      expect(await getPageAt(old)).toEqual({ kind: 'redirect', to: `${url}-b`, isPermanent: true })
    const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: `${url}-c` } } })
    expect(docs).toMatchObject([{ to: `${url}-b` }])
  })

  test('as a draft changes nothing for visitors', async () => {
    const { id, url } = await make({ heading: 'Before' })
    await change(id, { heading: 'After', _status: 'published' })
    expect((await restore(id, 'Before', '?draft=true')).status).toBe(200)
    expect(await headingAt(url)).toBe('After')
  })

  test('that was a draft does not take a public page offline', async () => {
    const { id, url } = await make({ heading: 'Public' })
    await change(id, { heading: 'In progress' }, true)
    await change(id, { heading: 'Public again', _status: 'published' })
    expect((await restore(id, 'In progress')).status).toBe(409)
    expect(await headingAt(url)).toBe('Public again')
  })

  test('drops a past schedule, and is not published or unpublished by it', async () => {
    const { id, url } = await make({ heading: 'For a while', unpublishAt: HOUR })
    await pool.query(`update _pages_v set version_unpublish_at = '2020-01-01' where parent_id = $1`, [id])
    await change(id, { heading: 'For ever', unpublishAt: null, _status: 'published' })
    expect((await restore(id, 'For a while')).status).toBe(200)
    expect(await publishDuePages({ payload, now: new Date(), log: payload.logger })).toEqual({
      published: [],
      takenBack: [],
    })
    expect(await headingAt(url)).toBe('For a while')
  })
})
