import { PageTitle } from '@/components/ui/page-title'
import type { PostSummary, PostTopics } from '@/lib/content/blog-post'
import { postListPath } from '@/lib/routing/blog-routes'

import { HeatingYear } from './heating-year'
import { LeadPost } from './lead-post'
import { ListPages } from './list-pages'
import { PostRow } from './post-row'
import { PostSearch } from './post-search'
import { TopicLinks } from './topic-links'

type BlogSectionProps = { posts: readonly PostSummary[]; page: number; pages: number; topics: PostTopics }

/** A page of all posts. The first begins with the heating year, the newest post and the search. */
export function BlogSection({ posts, page, pages, topics }: BlogSectionProps) {
  const isFirst = page === 1
  const [lead, ...others] = posts
  return (
    <>
      <PageTitle
        lede={isFirst && 'Heating rooms with electricity: what it costs, what works, and how we worked it out.'}
      >
        {isFirst ? 'Blog.' : `Blog, page ${page}.`}
      </PageTitle>
      <div className="grid-page gap-y-11 overflow-x-clip pt-11 pb-(--section)">
        {isFirst && <HeatingYear posts={posts} />}
        {isFirst && lead && <LeadPost post={lead} />}
        <div className="max-md:order-last md:col-span-3">
          <TopicLinks topics={topics} />
        </div>
        <div className="min-w-0 md:col-span-9">
          {isFirst && <PostSearch />}
          {posts.length === 0 && <p className="pt-7">No posts have been published yet.</p>}
          <ul className="mt-7 border-t border-line">
            {(isFirst ? others : posts).map((post) => (
              <PostRow key={post.slug} post={post} />
            ))}
          </ul>
          <ListPages page={page} pages={pages} pathOf={postListPath} />
        </div>
      </div>
    </>
  )
}
