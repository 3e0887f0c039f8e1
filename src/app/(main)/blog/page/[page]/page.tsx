import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { BlogSection } from '@/components/sections/blog/blog-section'
import { getPostPage } from '@/lib/data/blog/post-page'
import { getPostTopics } from '@/lib/data/post-topics'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { pageNumberOf, postListPath } from '@/lib/routing/blog-routes'
import { blogMetadata } from '@/lib/seo/blog-metadata'

import { BreadcrumbJsonLd } from '../../../../breadcrumb-json-ld'

type Props = PageProps<'/blog/page/[page]'>

/** Rendered on the first visit: the number of pages is not known at build time. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = pageNumberOf((await params).page)
  if (page === null) return {}
  const { title, description } = STATIC_PAGES.blog
  return blogMetadata({ path: postListPath(page), title: `${title}, page ${page}`, description })
}

export default async function OlderPostsPage({ params }: Props) {
  const page = pageNumberOf((await params).page)
  const [list, topics] = await Promise.all([page && getPostPage({ topic: null, page }), getPostTopics()])
  if (!list) notFound()
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.blog} />
      <BlogSection {...list} topics={topics} />
    </>
  )
}
