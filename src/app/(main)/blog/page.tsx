import { notFound } from 'next/navigation'

import { BlogSection } from '@/components/sections/blog/blog-section'
import { getPostPage } from '@/lib/data/blog/post-page'
import { getPostTopics } from '@/lib/data/post-topics'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { blogMetadata } from '@/lib/seo/blog-metadata'

import { BreadcrumbJsonLd } from '../../breadcrumb-json-ld'

export const metadata = blogMetadata(STATIC_PAGES.blog)

export default async function BlogPage() {
  const [list, topics] = await Promise.all([getPostPage({ topic: null, page: 1 }), getPostTopics()])
  if (!list) notFound()
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.blog} />
      <BlogSection {...list} topics={topics} />
    </>
  )
}
