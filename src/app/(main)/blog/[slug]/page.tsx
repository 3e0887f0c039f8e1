import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'

import { ViewBeacon } from '@/components/overlays/view-beacon'
import { getPostFeed } from '@/lib/data/blog/feed'
import { getPost } from '@/lib/data/blog/post'
import { getPageAt } from '@/lib/data/pages/page'
import { postPath } from '@/lib/routing/blog-routes'
import { pageMetadata } from '@/lib/seo/metadata'

import { PostJsonLd } from './post-json-ld'
import { PostView } from './post-view'

type Props = PageProps<'/blog/[slug]'>

/** The newest posts are rendered at build time, all others on the first visit. */
export async function generateStaticParams(): Promise<{ slug: string }[]> {
  const posts = await getPostFeed()
  return posts.map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await getPost((await params).slug)
  if (!post) return {}
  const { slug, title, excerpt, metaTitle, metaDescription, canonicalUrl, picture } = post
  const metadata = pageMetadata({
    path: postPath(slug),
    title: metaTitle || title,
    description: metaDescription || excerpt,
    picture,
  })
  return canonicalUrl ? { ...metadata, alternates: { canonical: canonicalUrl } } : metadata
}

export default async function PostPage({ params }: Props) {
  const { slug } = await params
  const post = await getPost(slug)
  if (!post) return movedPost(slug)
  return (
    <>
      <PostJsonLd post={post} />
      <PostView post={post} />
      <ViewBeacon post={slug} />
    </>
  )
}

/** The redirect that a renamed post left behind, if any. */
async function movedPost(slug: string): Promise<never> {
  const result = await getPageAt(postPath(slug))
  if (result.kind !== 'redirect') notFound()
  return result.isPermanent ? permanentRedirect(result.to) : redirect(result.to)
}
