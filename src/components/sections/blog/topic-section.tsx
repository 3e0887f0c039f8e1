import { Breadcrumb } from '@/components/ui/breadcrumb'
import { PageHeading } from '@/components/ui/page-heading'
import type { PostAuthor, PostSummary, PostTopic } from '@/lib/content/blog-post'
import { type PostTopicKind, postTopicPath } from '@/lib/routing/blog-routes'
import { routes } from '@/lib/routing/routes'

import { AuthorDetails } from './author-details'
import { ListPages } from './list-pages'
import { PostRow } from './post-row'

type TopicSectionProps = {
  kind: PostTopicKind
  topic: PostTopic
  /** Null for a category or a tag. */
  author: PostAuthor | null
  posts: readonly PostSummary[]
  page: number
  pages: number
}

/** The posts of a category, a tag or an author. */
export function TopicSection({ kind, topic, author, posts, page, pages }: TopicSectionProps) {
  const { slug, name, description } = topic
  return (
    <>
      <header className="title-band">
        <div className="grid-page pt-5 md:pt-7">
          <Breadcrumb trail={[{ path: routes.blog, name: 'Blog' }]} current={name} />
          <PageHeading>{page > 1 ? `${name}, page ${page}.` : `${name}.`}</PageHeading>
          <div className="ceiling col-span-full" />
          {description && <p className="col-span-full max-w-[38em] pt-7 text-lede md:col-start-4">{description}</p>}
          {author && <AuthorDetails name={name} author={author} />}
        </div>
      </header>
      <div className="grid-page pt-9 pb-(--section)">
        <div className="md:col-span-9 md:col-start-4">
          <p className="text-sm text-ink-2">
            {topic.posts} {topic.posts === 1 ? 'post' : 'posts'}
          </p>
          <ul className="mt-4 border-t border-line">
            {posts.map((post) => (
              <PostRow key={post.slug} post={post} />
            ))}
          </ul>
          <ListPages page={page} pages={pages} pathOf={(number) => postTopicPath({ kind, slug }, number)} />
        </div>
      </div>
    </>
  )
}
