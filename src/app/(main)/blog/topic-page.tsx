import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { TopicSection } from '@/components/sections/blog/topic-section'
import { JsonLd } from '@/components/ui/json-ld'
import type { PostTopic } from '@/lib/content/blog-post'
import { getPostAuthor } from '@/lib/data/blog/authors'
import { getPostPage } from '@/lib/data/blog/post-page'
import { getPostTopics } from '@/lib/data/post-topics'
import { env } from '@/lib/platform/env'
import { type PostTopicKind, postTopicPath, topicPageOf } from '@/lib/routing/blog-routes'
import { routes } from '@/lib/routing/routes'
import { blogMetadata } from '@/lib/seo/blog-metadata'
import { breadcrumbData } from '@/lib/seo/json-ld/breadcrumb'

type TopicPageProps = { kind: PostTopicKind; params: Promise<{ slug: string; page?: string[] }> }

export async function topicParams(kind: PostTopicKind): Promise<{ slug: string; page: string[] }[]> {
  const topics = await getPostTopics()
  return topics[kind].map(({ slug }) => ({ slug, page: [] }))
}

export async function topicMetadata({ kind, params }: TopicPageProps): Promise<Metadata> {
  const { slug, page: segments } = await params
  const [topic, page] = [await topicAt(kind, slug), topicPageOf(segments)]
  if (!topic || page === null) return {}
  const { name, description, metaTitle = titleOf(kind, name), metaDescription } = topic
  return blogMetadata({
    path: postTopicPath({ kind, slug }, page),
    title: page === 1 ? metaTitle : `${metaTitle}, page ${page}`,
    description: metaDescription || description || `${metaTitle}: ${topic.posts} posts from the Powerboard blog.`,
  })
}

const titleOf = (kind: PostTopicKind, name: string) =>
  ({
    category: `${name}: blog`,
    tag: `${name}: posts`,
    author: `${name}: posts`,
  })[kind]

/** A page of the posts of a category, a tag or an author. */
export async function TopicPage({ kind, params }: TopicPageProps) {
  const { slug, page: segments } = await params
  const [topic, page] = [await topicAt(kind, slug), topicPageOf(segments)]
  const list = topic && page !== null ? await getPostPage({ topic: { kind, slug }, page }) : null
  if (!topic || !list) notFound()
  const author = kind === 'author' ? await getPostAuthor(slug) : null
  const trail = [
    { path: routes.home, name: 'Home' },
    { path: routes.blog, name: 'Blog' },
    { path: postTopicPath({ kind, slug }), name: topic.name },
  ]
  return (
    <>
      <JsonLd records={[breadcrumbData({ trail, origin: env.siteUrl })]} />
      <TopicSection kind={kind} topic={topic} author={author} {...list} />
    </>
  )
}

async function topicAt(kind: PostTopicKind, slug: string): Promise<PostTopic | undefined> {
  return (await getPostTopics())[kind].find((topic) => topic.slug === slug)
}
