import type { FlattenedField } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'
import { payloadClient } from '@/lib/data/payload-client'

import { PRIVATE_NUMBER } from '../../fixtures/documents'
import { call, request } from '../support/api'
import { may } from './allowed'
import { type Archive, openArchive } from './archive'
import { COLLECTIONS, HIDDEN_FIELDS, type Who } from './expected'
import { openSessions, ROLE_NAMES, type RoleName, type Sessions } from './sessions'

let archive: Archive
let sessions: Sessions
const payload = await payloadClient()
const ROLES = ROLE_NAMES.filter((role) => role !== 'expired')

beforeAll(async () => {
  sessions = await openSessions(payload)
  // As the seed, which alone may enter who has seen a proof.
  archive = await openArchive(payload, { owner: sessions.admin.user, context: OUTSIDE_SERVER })
})

const get = async (role: RoleName, path: string) => {
  const response = await call(request(path, { headers: { cookie: sessions[role].cookie } }))
  return { status: response.status, text: await response.text() }
}

test('the table lists exactly the restricted fields', () => {
  const pathsIn = (fields: FlattenedField[], at: string): string[] =>
    fields.flatMap((field) => [
      ...('access' in field && field.access?.read ? [`${at}.${field.name}`] : []),
      ...('flattenedFields' in field ? pathsIn(field.flattenedFields, `${at}.${field.name}`) : []),
    ])
  const found = payload.config.collections.flatMap(({ slug, flattenedFields }) => pathsIn(flattenedFields, slug))
  // Payload's own rule: sessions are visible to their owner. Who saved a version: content/versions.test.ts.
  expect(found.filter((path) => !path.endsWith('.savedBy')).sort()).toEqual(
    [...Object.keys(HIDDEN_FIELDS), 'users.sessions'].sort(),
  )
})

const shows = (text: string, field = '') => new RegExp(`"${field}":(?:"private|${PRIVATE_NUMBER}\\b)`).test(text)

/** Restricted fields by collection, with who may read them, each as its path segments. */
const bySlug = new Map<string, { steps: string[]; who: Who }[]>()
for (const [field, who] of Object.entries(HIDDEN_FIELDS)) {
  const [slug = '', ...steps] = field.split('.')
  bySlug.set(slug, [...(bySlug.get(slug) ?? []), { steps, who }])
}

describe.each([...bySlug])('hidden fields of %s', (slug, fields) => {
  const selected = fields.map(({ steps }) => `select[${steps.join('][')}]=true`).join('&')
  // Roles that may not read the documents at all are refused before any field is checked.
  const readers = ROLES.filter((role) => COLLECTIONS[slug]?.read !== 'the sales desk' || may('the sales desk', role))

  test.each(readers)('are only returned to those who may read them: %s', async (role) => {
    const { shown: id } = await archive.keep(slug)
    const responses = [
      await get(role, `/${slug}/${id}`),
      await get(role, `/${slug}/${id}?${selected}`),
      await get(role, `/${slug}?limit=0`),
      await get(role, `/${slug}?limit=0&draft=true&${selected}`),
    ]
    const inside = await payload.find({
      collection: slug as 'claims',
      overrideAccess: false,
      user: sessions[role].user,
    })
    const texts = [...responses.map(({ text }) => text), JSON.stringify(inside)]
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { steps, who } of fields) {
      expect([steps, texts.map((text) => shows(text, steps.at(-1)))]).toEqual([steps, texts.map(() => may(who, role))])
    }
  })

  test.each(readers)('cannot be inferred through queries: %s', async (role) => {
    await archive.keep(slug)
    for (const { steps, who } of fields) {
      if (may(who, role)) continue
      const refused = { status: 400, text: expect.stringContaining('cannot be queried') }
      const path = steps.join('.')
      for (const text of ['private', 'no-such-text']) {
        expect(await get(role, `/${slug}?where[${path}][like]=${text}`)).toEqual(refused)
        expect((await get(role, `/${slug}/count?where[${path}][like]=${text}`)).status).toBe(
          role === 'anonymous' ? 404 : 400,
        )
      }
      expect(await get(role, `/${slug}?sort=${path}`)).toEqual(refused)
    }
  })
})

test.each(['anonymous', 'sales'] as const)(
  'an author’s email address cannot be read through a post either: %s',
  async (role) => {
    const { shown: id } = await archive.keep('blog-posts')
    const { text } = await get(
      role,
      `/blog-posts/${id}?depth=3&populate[blog-authors][email]=true&populate[blog-authors][name]=true`,
    )
    expect(text).toContain('The team')
    expect(text).not.toContain('private@example.com')
    expect((await get(role, '/blog-posts?where[author.email][like]=private')).status).toBe(400)
    expect((await get(role, '/blog-posts?sort=author.email')).status).toBe(400)
  },
)

/** An editable text field of each collection with drafts. */
const TEXTS: Record<string, string> = {
  pages: 'title',
  testimonials: 'quote',
  faqs: 'question',
  'case-studies': 'title',
  claims: 'group',
  'blog-posts': 'title',
  installers: 'name',
}

test('the table lists exactly the collections with drafts', () => {
  const found = Object.values(payload.collections).filter(({ config: { versions } }) => versions && versions.drafts)
  expect(found.map(({ config: { slug } }) => String(slug)).toSorted()).toEqual(Object.keys(TEXTS).toSorted())
})

test.each(Object.entries(TEXTS))('drafts of %s are for editors', async (slug, field) => {
  const { shown, hidden } = await archive.keep(slug)
  const update = (data: object, draft: boolean) =>
    payload.update({ collection: slug as 'faqs', id: shown, data, draft })
  await update({ [field]: 'Published words', _status: 'published' }, false)
  await update({ [field]: 'Words in progress' }, true)

  for (const role of ['anonymous', 'sales'] as const) {
    const list = await get(role, `/${slug}?draft=true&limit=0`)
    const one = await get(role, `/${slug}/${shown}?draft=true`)
    for (const { text } of [list, one]) expect(text).not.toContain('Words in progress')
    expect(one.text).toContain('Published words')
    expect((await get(role, `/${slug}/${hidden}?draft=true`)).status).toBe(404)
    expect((await get(role, `/${slug}/versions?limit=0`)).status).toBe(role === 'anonymous' ? 404 : 403)
    for (const where of ['where[_status][equals]=draft', `where[${field}][like]=progress`]) {
      expect(JSON.parse((await get(role, `/${slug}?draft=true&limit=0&${where}`)).text)).toMatchObject({
        docs: [],
        totalDocs: 0,
      })
    }
  }
  expect((await get('editor', `/${slug}/${shown}?draft=true`)).text).toContain('Words in progress')
})
