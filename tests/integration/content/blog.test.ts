import { beforeEach, expect, test } from 'vitest'

import { getPostAuthor } from '@/lib/data/blog/authors'
import { readPostFeed } from '@/lib/data/blog/feed'
import { getPost } from '@/lib/data/blog/post'
import { getPostPage } from '@/lib/data/blog/post-page'
import { getPostsAround } from '@/lib/data/blog/posts-around'
import { getSitemap } from '@/lib/data/pages/sitemap'
import { payloadClient } from '@/lib/data/payload-client'
import { getPostTopics } from '@/lib/data/post-topics'
import { getShareCard } from '@/lib/data/share-cards'
import { readWrittenPaths } from '@/lib/page-inventory/written'
import { postPath } from '@/lib/routing/blog-routes'
import { POST_SEEDS } from '@/lib/seed/blog/posts/posts'
import { seedBlog } from '@/lib/seed/blog/seed-blog'
import { questionsIn } from '@/lib/seo/json-ld/questions'

import { revalidatePath } from '../../fakes/fake-next-cache'
import { paragraph } from '../../fixtures/documents'
import { pool } from '../support/rows'

const payload = await payloadClient()
beforeEach(() => revalidatePath('/'))

const [newest, second, third] = POST_SEEDS.map(({ slug }) => slug)

test.each(POST_SEEDS.map(({ slug }) => slug))('%s is shown in full, with its sources', async (slug) => {
  const seed = POST_SEEDS.find((post) => post.slug === slug)
  const post = await getPost(slug)
  expect(post).toMatchObject({ title: seed?.title, author: { slug: seed?.author }, category: { slug: seed?.category } })
  expect(post?.picture).not.toBeNull()
  expect(post?.blocks.map(({ kind }) => kind)).toEqual(seed?.blocks.map(({ block }) => block))
  expect(post?.sources.length).toBeGreaterThan(0)
  expect(post?.minutes).toBeGreaterThan(1)
})

test('posts are listed newest first, and a page beyond the last does not exist', async () => {
  const first = await getPostPage({ topic: null, page: 1 })
  expect(first?.posts.map(({ slug }) => slug)).toEqual(POST_SEEDS.map(({ slug }) => slug))
  expect(first?.pages).toBe(1)
  expect(await getPostPage({ topic: null, page: 2 })).toBeNull()
})

test.each([
  ['category', 'comfort', 3],
  ['tag', 'bills', 5],
  ['author', 'sales-desk', 2],
] as const)('the %s %s lists its posts', async (kind, slug, count) => {
  const listed = await getPostPage({ topic: { kind, slug }, page: 1 })
  expect(listed?.posts).toHaveLength(count)
  expect(await getPostTopics()).toMatchObject({
    [kind]: expect.arrayContaining([expect.objectContaining({ slug, posts: count })]),
  })
})

test('a topic that does not exist, or is not shown, has no page', async () => {
  expect(await getPostPage({ topic: { kind: 'tag', slug: 'made-up' }, page: 1 })).toBeNull()
  const hidden = { name: 'Hidden', slug: 'hidden', isActive: false }
  await payload.create({ collection: 'blog-categories', data: hidden })
  expect(await getPostPage({ topic: { kind: 'category', slug: 'hidden' }, page: 1 })).toBeNull()
})

test('an author’s page shows the picture, subjects and links that staff entered', async () => {
  const { docs } = await payload.find({ collection: 'media', where: { key: { equals: 'living-room' } } })
  const slug = 'sales-desk'
  expect(await getPostAuthor(slug)).toEqual({ slug, picture: null, expertise: ['Quotes', 'Running costs'], links: [] })
  const change = (data: object) =>
    payload.update({ collection: 'blog-authors', where: { slug: { equals: slug } }, data })
  const href = 'https://www.linkedin.com/in/sales-desk'
  await change({ avatar: docs[0]?.id, socialLinks: { linkedin: href } })
  expect(await getPostAuthor(slug)).toMatchObject({
    picture: { alt: docs[0]?.alt },
    links: [{ href, site: 'LinkedIn' }],
  })
  const { errors } = await change({ socialLinks: { linkedin: 'javascript:alert(1)' } })
  expect(errors).toHaveLength(1)
  await pool.query(`update blog_authors set social_links = '{"a": "javascript:alert(1)"}' where slug = $1`, [slug])
  revalidatePath('/')
  expect(await getPostAuthor(slug)).toMatchObject({ links: [] })
  await change({ avatar: null, socialLinks: null, isActive: false })
  expect(await getPostAuthor(slug)).toBeNull()
  await change({ isActive: true })
})

test('a post links to its neighbours and to posts of its category', async () => {
  const around = await getPostsAround(second ?? '')
  expect(around.next?.slug).toBe(newest)
  expect(around.previous?.slug).toBe(third)
  expect(around.related.map(({ category }) => category?.slug)).toEqual([
    'running-costs',
    'running-costs',
    'running-costs',
  ])
  expect((await getPostsAround(newest ?? '')).next).toBeNull()
})

test.each(POST_SEEDS)('posts related to $slug are of its category, with the most common tags first', async (post) => {
  const common = ({ tags }: Pick<typeof post, 'tags'>) => tags.filter((tag) => post.tags.includes(tag)).length
  const alike = POST_SEEDS.filter(({ slug, category }) => slug !== post.slug && category === post.category)
  alike.sort((a, b) => common(b) - common(a) || b.published.localeCompare(a.published))
  const { related } = await getPostsAround(post.slug)
  expect(related.map(({ slug }) => slug)).toEqual(alike.slice(0, 3).map(({ slug }) => slug))
})

test('related posts chosen by editors replace the computed ones, without drafts', async () => {
  const author = (await payload.find({ collection: 'blog-authors', limit: 1 })).docs[0]?.id ?? 0
  const create = async (slug: string, data: object) =>
    payload.create({
      collection: 'blog-posts',
      data: { title: slug, slug, excerpt: 'Short', content: paragraph('Words.'), author, status: 'draft', ...data },
    })
  const chosen = await payload.find({ collection: 'blog-posts', where: { slug: { equals: third } } })
  const draft = await create('a-draft', { _status: 'draft' })
  const post = await create('chooses', { _status: 'published', relatedPosts: [draft.id, chosen.docs[0]?.id] })
  expect((await getPostsAround('chooses')).related.map(({ slug }) => slug)).toEqual([third])
  expect(await getPost('a-draft')).toBeNull()
  await payload.delete({ collection: 'blog-posts', where: { id: { in: [post.id, draft.id] } } })
})

test('questions entered in their own field are shown, unless the text has its own', async () => {
  const faqSchema = [{ question: 'Is it warm?', answer: 'Yes.' }]
  const withField = async (slug: string | undefined) => {
    await payload.update({ collection: 'blog-posts', where: { slug: { equals: slug } }, data: { faqSchema } })
    const post = await getPost(slug ?? '')
    return post ? questionsIn(post) : []
  }
  expect(await withField(second)).toEqual(faqSchema)
  expect(await withField(newest)).not.toContainEqual(faqSchema[0])
})

test('share cards, the sitemap and the check for unknown paths include posts', async () => {
  expect(await getShareCard(postPath(newest ?? ''))).toMatchObject({ title: POST_SEEDS[0]?.title })
  expect(await getShareCard('/blog/made-up')).toBeNull()
  const [file] = await getSitemap('posts')
  const paths = file?.entries.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['/blog', '/blog/author/sales-desk', ...POST_SEEDS.map(({ slug }) => postPath(slug))]),
  )
  const candidates = [postPath(newest ?? ''), '/blog/made-up', '/about']
  expect(candidates.filter(await readWrittenPaths(pool))).toEqual([postPath(newest ?? ''), '/about'])
})

test('archiving a public post takes it off the website when it is published, and not before', async () => {
  const author = (await payload.find({ collection: 'blog-authors', limit: 1 })).docs[0]?.id ?? 0
  const slug = 'archived-later'
  const { id } = await payload.create({
    collection: 'blog-posts',
    data: {
      title: 'Old',
      slug,
      excerpt: 'Short',
      content: paragraph('Words.'),
      author,
      status: 'draft',
      _status: 'published',
    },
  })
  const change = (data: object, draft = false) =>
    payload.update({ collection: 'blog-posts', id, data, draft, autosave: draft })
  const shownIn = async () => {
    const { rows } = await pool.query('select from search_entries where path = $1', [postPath(slug)])
    return {
      page: (await getPost(slug)) !== null,
      feed: (await readPostFeed()).some((post) => post.slug === slug),
      sitemap: (await getSitemap('posts'))[0]?.entries.some(({ path }) => path === postPath(slug)),
      search: rows.length > 0,
    }
  }
  const everywhere = { page: true, feed: true, sitemap: true, search: true }
  expect(await shownIn()).toEqual(everywhere)
  await change({ status: 'archived' }, true)
  expect((await payload.findByID({ collection: 'blog-posts', id, draft: true })).status).toBe('archived')
  expect(await shownIn()).toEqual(everywhere)
  await change({ _status: 'published' })
  expect(await shownIn()).toEqual({ page: false, feed: false, sitemap: false, search: false })
  await change({ status: 'draft', _status: 'published' })
  expect(await shownIn()).toEqual(everywhere)
  await payload.delete({ collection: 'blog-posts', id })
})

test('the form does not ask for data that no page publishes', () => {
  const shown = ['structuredData', 'faqSchema', 'relatedPosts', 'targetLocation'].filter((name) => {
    const field = payload.collections['blog-posts'].config.flattenedFields.find((one) => one.name === name)
    return field && !field.admin?.hidden
  })
  expect(shown).toEqual(['faqSchema', 'relatedPosts', 'targetLocation'])
})

test('seeding again keeps what staff have changed, and does not bring back a renamed post', async () => {
  const change = (slug: string | undefined, data: object) =>
    payload.update({ collection: 'blog-posts', where: { slug: { equals: slug } }, data })
  await change(newest, { title: 'Changed by staff', _status: 'published' })
  await change(third, { slug: 'renamed-by-staff', _status: 'published' })
  await seedBlog(payload)
  const { docs, totalDocs } = await payload.find({ collection: 'blog-posts', pagination: false })
  expect(totalDocs).toBe(POST_SEEDS.length)
  expect(docs.find(({ slug }) => slug === newest)?.title).toBe('Changed by staff')
  expect(docs.map(({ slug }) => slug)).not.toContain(third)
})
