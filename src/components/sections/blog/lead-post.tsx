import { ArrowLink } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { PostSummary } from '@/lib/content/blog-post'
import { postPath } from '@/lib/routing/blog-routes'

import { PostFacts } from './post-facts'

/** The newest post, with its picture running off the right edge of the page. */
export function LeadPost({ post }: { post: PostSummary }) {
  const { slug, title, excerpt, picture } = post
  return (
    <article className="col-span-full grid gap-x-(--gutter) gap-y-6 md:grid-cols-12">
      <div className="md:col-span-5">
        <h2 className="text-h2">{title}</h2>
        <p className="max-w-[34em] pt-5 pb-3 text-lede">{excerpt}</p>
        <PostFacts post={post} />
        <ArrowLink href={postPath(slug)}>
          Read it<span className="sr-only">: {title}</span>
        </ArrowLink>
      </div>
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 56.3125rem) 58vw, 100vw"
          isUrgent
          className="aspect-16/9 h-auto w-[calc(100%+var(--margin))] max-w-none rounded-l-panel max-md:order-first md:col-span-7"
        />
      )}
    </article>
  )
}
