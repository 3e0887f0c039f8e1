import { TextLink } from '@/components/ui/link'
import type { PostSummary } from '@/lib/content/blog-post'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { postTopicPath } from '@/lib/routing/blog-routes'

type PostFactsProps = {
  post: Pick<PostSummary, 'category' | 'author' | 'publishedAt' | 'updatedAt' | 'minutes'>
  /** Also shows the author, and when the post was last updated. */
  isFull?: boolean
}

/** The line of facts about a post. */
export function PostFacts({ post: { category, author, publishedAt, updatedAt, minutes }, isFull }: PostFactsProps) {
  const [published, updated] = [writtenDate(publishedAt), writtenDate(updatedAt)]
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-sm text-ink-2">
      {isFull && author && (
        <span>
          By{' '}
          <TextLink
            href={postTopicPath({ kind: 'author', slug: author.slug })}
            rel="author"
            className="inline-block py-3"
          >
            {author.name}
          </TextLink>
        </span>
      )}
      <time dateTime={publishedAt}>{published}</time>
      {isFull && updated !== published && (
        <span>
          Updated <time dateTime={updatedAt}>{updated}</time>
        </span>
      )}
      <span>{minutes}-minute read</span>
      {category && (
        <TextLink
          href={postTopicPath({ kind: 'category', slug: category.slug })}
          className="relative inline-flex min-h-11 items-center"
        >
          {category.name}
        </TextLink>
      )}
    </p>
  )
}
