import { beforeEach, describe, expect, test } from 'vitest'

import { env } from '@/lib/platform/env'
import { STATIC_PAGES } from '@/lib/registry/static-pages'

import { expired } from '../../fakes/fake-next-cache'
import { pool } from '../support/rows'
import { makePage, payload, refusal } from './pages-support'

beforeEach(() => void expired.splice(0))

describe('an unsafe link is rejected, on its field', () => {
  const textNode = { type: 'text', text: 'words', version: 1, detail: 0, format: 0, mode: 'normal', style: '' }
  const linkTo = (url: string) => ({
    type: 'link',
    version: 3,
    direction: 'ltr',
    format: '',
    indent: 0,
    id: 'a',
    fields: { linkType: 'custom', newTab: false, url },
    children: [textNode],
  })
  const prose = (url: string) => ({
    root: {
      type: 'root',
      direction: 'ltr',
      format: '',
      indent: 0,
      version: 1,
      children: [{ type: 'paragraph', direction: 'ltr', format: '', indent: 0, version: 1, children: [linkTo(url)] }],
    },
  })
  const words = (url: string) => `See [this](${url})`
  const WAYS: [path: string, data: (url: string) => object][] = [
    ['lead', (url) => ({ lead: words(url) })],
    ['blocks.0.text', (url) => ({ blocks: [{ blockType: 'prose', heading: 'A chapter', text: prose(url) }] })],
    [
      'blocks.0.rows',
      (url) => ({ blocks: [{ blockType: 'table', caption: 'A table', columns: 'A | B', rows: `${words(url)} | b` }] }),
    ],
  ]

  test.each(WAYS)('%s', async (path, data) => {
    for (const url of ['javascript:x', 'data:text/html,x', 'vbscript:x']) {
      expect(await refusal(makePage(data(url)))).toEqual([
        [path, expect.stringContaining(`“${url}” cannot be a link.`)],
      ])
    }
    expect(await refusal(makePage(data('/about')))).toBeNull()
  })

  test('in a question, a redirect and the URLs of pictures', async () => {
    const script = 'javascript:alert(1)'
    expect(
      await refusal(
        payload.create({
          collection: 'faqs',
          data: { question: 'Is it warm?', answer: words(script), topic: 'product' },
        }),
      ),
    ).toMatchObject([['answer', expect.stringContaining('cannot be a link')]])
    expect(
      await refusal(payload.create({ collection: 'redirects', data: { from: '/old-script', to: script } })),
    ).toMatchObject([['to', expect.stringContaining('https://')]])
    expect(
      await refusal(
        payload.create({
          collection: 'social-media-posts',
          data: { platform: 'x', content: 'Warm', status: 'draft', mediaUrls: ['https://example.com/a.png', script] },
        }),
      ),
    ).toMatchObject([['mediaUrls', expect.stringContaining('https://')]])
  })
})

describe('is rejected, with the reason on the field:', () => {
  test.each([
    '/admin/pages',
    '/api',
    '/contact',
    '/blog/a-post',
    '//elsewhere',
    '/About',
    '/a／b',
    '/store',
    '/en/audit',
    '/en-gb/x',
  ])('the path %s', async (url) => {
    expect(await refusal(makePage({ url }))).toEqual([
      ['url', expect.stringMatching(/built-in|small letters|language/)],
    ])
  })

  test('a title or a description that another page has, regardless of spacing and case', async () => {
    const other = await makePage({ description: 'Plain words.' })
    const variants = (text: string) => [text, `${text} `, text.toUpperCase(), text.replace(' ', '  ')]
    for (const title of variants(other.title))
      expect(await refusal(makePage({ title }))).toEqual([['title', `Another page has this title: ${other.url}`]])
    for (const description of variants('Plain words.'))
      expect(await refusal(makePage({ description }))).toEqual([
        ['description', `Another page has this description: ${other.url}`],
      ])
    expect(
      await refusal(payload.update({ collection: 'pages', id: other.id, data: { title: other.title } })),
    ).toBeNull()
  })

  test('a title or a description of a static page', async () => {
    for (const title of ['Contact', 'contact us'])
      expect(await refusal(makePage({ title }))).toEqual([['title', 'Another page has this title: /contact']])
    const description = `${STATIC_PAGES.contact.description.toUpperCase()} `
    expect(await refusal(makePage({ description }))).toEqual([
      ['description', 'Another page has this description: /contact'],
    ])
  })

  test('the path of another page, which is named', async () => {
    const other = await makePage()
    const taken = [['url', `Another page has this address: “${other.title}”`]]
    for (const _status of ['published', 'draft'])
      expect(await refusal(makePage({ url: other.url, _status }))).toEqual(taken)
    const { id } = await makePage()
    expect(await refusal(payload.update({ collection: 'pages', id, data: { url: other.url }, draft: true }))).toEqual(
      taken,
    )
    expect(await refusal(payload.update({ collection: 'pages', id: other.id, data: { url: other.url } }))).toBeNull()
  })

  test('a public page without a description', async () => {
    expect(await refusal(makePage({ description: null }))).toEqual([['description', 'This field is required.']])
    expect(
      await refusal(
        payload.create({ collection: 'pages', data: { title: 'Not yet described', url: '/not-yet' }, draft: true }),
      ),
    ).toBeNull()
  })

  test('a table with uneven rows, and a block without its picture', async () => {
    const table = { blockType: 'table', caption: 'A table', columns: 'A | B', rows: 'a | b\nc' }
    expect(await refusal(makePage({ blocks: [table] }))).toEqual([
      ['blocks.0.rows', 'Row 2 has 1 cells, but there are 2 headings'],
    ])
    expect((await refusal(makePage({ blocks: [{ blockType: 'figure', caption: 'A figure' }] })))?.[0]?.[0]).toBe(
      'blocks.0.picture',
    )
  })

  test('a block without questions, and a bar of zero length', async () => {
    expect(await refusal(makePage({ blocks: [{ blockType: 'questions', heading: 'Asked' }] }))).toEqual([
      ['blocks.0.questions', expect.stringContaining('choose one')],
    ])
    const chart = (bar: object) => ({
      blockType: 'chart',
      heading: 'Bars',
      unit: 'p',
      caption: 'A caption',
      rows: [
        { label: 'A', value: 0 },
        { label: 'B', ...bar },
      ],
    })
    expect(await refusal(makePage({ blocks: [chart({})] }))).toEqual([
      ['blocks.0.rows.1.value', expect.stringContaining('Enter a value')],
    ])
    expect(await refusal(makePage({ blocks: [chart({ figure: 'price.gas' })] }))).toBeNull()
  })

  test('a redirect that ends where it starts', async () => {
    await payload.create({ collection: 'redirects', data: { from: '/round-b', to: '/contact' } })
    await payload.create({ collection: 'redirects', data: { from: '/round-a', to: '/round-b' } })
    await payload.delete({ collection: 'redirects', where: { from: { equals: '/round-b' } } })
    expect(
      await refusal(payload.create({ collection: 'redirects', data: { from: '/round-b', to: '/round-a' } })),
    ).toEqual([['to', 'This is a redirect loop: /round-b, /round-a, /round-b']])
    for (const to of ['/round-c/', '/round-c?x=1', `${env.siteUrl.replace('http:', 'https:')}/round-c`]) {
      expect(await refusal(payload.create({ collection: 'redirects', data: { from: '/round-c', to } }))).toEqual([
        ['to', 'This redirect leads back to itself'],
      ])
    }
  })

  test('a redirect to a page that is not public', async () => {
    const [{ url }, draft] = [await makePage(), await makePage({ _status: 'draft' })]
    const direct = (to: string) =>
      refusal(payload.create({ collection: 'redirects', data: { from: `/to${to.replaceAll('/', '-')}`, to } }))
    for (const missing of [draft.url, '/blog/never-written', '/locations/atlantis'])
      expect(await direct(missing)).toEqual([['to', expect.stringContaining(`no public page at ${missing}`)]])
    await payload.create({ collection: 'redirects', data: { from: `${url}-moved`, to: url } })
    for (const target of [url, `${url}-moved`, '/contact', 'https://example.com/elsewhere'])
      expect(await direct(target)).toBeNull()
  })

  test('a redirect from an existing path', async () => {
    const direct = (from: string) => payload.create({ collection: 'redirects', data: { from, to: '/calculator' } })
    const [{ title, url, id }, draft] = [await makePage(), await makePage({ _status: 'draft' })]
    for (const built of ['/', '/admin', '/contact'])
      expect(await refusal(direct(built))).toEqual([['from', expect.stringContaining('built-in')]])
    for (const never of ['/old/', '/old?x=1', '/old#top'])
      expect(await refusal(direct(never))).toEqual([['from', expect.stringContaining('path only')]])
    expect(await refusal(direct(url))).toEqual([
      ['from', expect.stringContaining(`The page “${title}” is at this address`)],
    ])
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    for (const free of [url, draft.url, '/Old_Page.html', '/en/about']) expect(await refusal(direct(free))).toBeNull()
  })

  test('a redirect that existed before its page is unaffected', async () => {
    const { url, id } = await makePage({ _status: 'draft' })
    const redirect = await payload.create({ collection: 'redirects', data: { from: `${url}-b`, to: '/contact' } })
    await pool.query('update redirects set "from" = $1 where id = $2', [url, redirect.id])
    await pool.query(`update pages set _status = 'published' where id = $1`, [id])
    expect(
      await refusal(payload.update({ collection: 'redirects', id: redirect.id, data: { to: '/calculator' } })),
    ).toBeNull()
  })
})
