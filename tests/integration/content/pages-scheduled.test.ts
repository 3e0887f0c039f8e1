import { beforeEach, describe, expect, test } from 'vitest'

import { getPageAt } from '@/lib/data/pages/page'
import { PAGE_SEEDS } from '@/lib/seed/pages/pages'
import { publishDuePages } from '@/lib/use-cases/pages/publish-due-pages'

import { expired } from '../../fakes/fake-next-cache'
import { makePage, pageAt, payload, refusal } from './pages-support'

beforeEach(() => void expired.splice(0))

describe('at its scheduled time', () => {
  const [before, hour, after] = [
    new Date('2031-01-01T08:59:00Z'),
    '2031-01-01T09:00:00.000Z',
    new Date('2031-01-01T09:00:00Z'),
  ]
  const due = (now: Date) => publishDuePages({ payload, now, log: payload.logger })

  test('a page is published in its latest version, once', async () => {
    const page = await makePage({ heading: 'As it was' })
    await payload.update({
      collection: 'pages',
      id: page.id,
      data: { heading: 'As it will be', publishAt: hour },
      draft: true,
    })
    expect(await due(before)).toEqual({ published: [], takenBack: [] })
    expect((await pageAt(page.url)).heading).toBe('As it was')
    expired.splice(0)
    expect(await due(after)).toEqual({ published: [page.url], takenBack: [] })
    expect((await pageAt(page.url)).heading).toBe('As it will be')
    expect(expired).toEqual([`page:${page.url}`, 'pages'])
    expect(await due(after)).toEqual({ published: [], takenBack: [] })
  })

  test('a page is unpublished, and keeps its text', async () => {
    const page = await makePage({ heading: 'For a while', unpublishAt: hour })
    expect(await due(after)).toEqual({ published: [], takenBack: [page.url] })
    expect(await getPageAt(page.url)).toEqual({ kind: 'nothing' })
    expect((await payload.findByID({ collection: 'pages', id: page.id, draft: true })).heading).toBe('For a while')
  })

  test('a page is unpublished despite unpublished edits, which stay the latest version', async () => {
    const page = await makePage({ heading: 'For a while', unpublishAt: hour })
    const half = {
      heading: 'Half-written',
      title: '',
      blocks: [{ blockType: 'table' as const, caption: 'A table', columns: 'A | B', rows: 'a | b\nc' }],
    }
    await payload.update({ collection: 'pages', id: page.id, data: half, draft: true, autosave: true })
    expired.splice(0)
    expect(await due(after)).toEqual({ published: [], takenBack: [page.url] })
    expect(await getPageAt(page.url)).toEqual({ kind: 'nothing' })
    expect(expired).toEqual([`page:${page.url}`, 'pages'])
    expect(await payload.findByID({ collection: 'pages', id: page.id, draft: true })).toMatchObject({
      heading: 'Half-written',
      unpublishAt: null,
      _status: 'draft',
      blocks: [{ rows: 'a | b\nc' }],
    })
    const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: page.id } } })
    expect(docs.map(({ version }) => [version.heading, version._status])).toContainEqual(['For a while', 'published'])
    expect(await due(after)).toEqual({ published: [], takenBack: [] })
  })

  test('a page that cannot be published does not block others', async () => {
    const broken = await makePage({ _status: 'draft' })
    await payload.update({
      collection: 'pages',
      id: broken.id,
      data: { title: PAGE_SEEDS[0]?.title, publishAt: hour },
      draft: true,
    })
    const page = await makePage({ _status: 'draft', publishAt: hour })
    expect(await due(after)).toEqual({ published: [page.url], takenBack: [] })
  })

  test.each(['publishAt', 'unpublishAt'])('a time in the past is rejected, even in a draft: %s', async (field) => {
    expect(await refusal(makePage({ [field]: '2020-01-01T09:00:00.000Z', _status: 'draft' }))).toEqual([
      [field, expect.stringContaining('passed')],
    ])
  })

  test.each(['2030-12-31T09:00:00.000Z', hour])(
    'a page that would be unpublished before or as it appears is refused: %s',
    async (unpublishAt) => {
      const errors = [['unpublishAt', expect.stringContaining('must be later')]]
      expect(await refusal(makePage({ publishAt: hour, unpublishAt, _status: 'draft' }))).toEqual(errors)
      const { id } = await makePage({ publishAt: hour, _status: 'draft' })
      expect(await refusal(payload.update({ collection: 'pages', id, data: { unpublishAt }, draft: true }))).toEqual(
        errors,
      )
      expect(
        await refusal(
          payload.update({ collection: 'pages', id, data: { unpublishAt: '2031-01-01T09:01:00.000Z' }, draft: true }),
        ),
      ).toBeNull()
    },
  )
})
