import { TextLink } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { PostSummary } from '@/lib/content/blog-post'
import { keepUnits } from '@/lib/format/keep-units'
import { postPath } from '@/lib/routing/blog-routes'

import { PostFacts } from './post-facts'

/** A post in a list. */
export function PostRow({ post, level: Heading = 'h2' }: { post: PostSummary; level?: 'h2' | 'h3' }) {
  const { slug, title, excerpt, picture } = post
  return (
    <li className="flex gap-5 border-b border-line py-6 md:gap-(--gutter)">
      <article className="min-w-0 flex-1">
        <Heading className="text-h3">
          <TextLink href={postPath(slug)}>{keepUnits(title)}</TextLink>
        </Heading>
        <p className="max-w-[38em] py-2">{keepUnits(excerpt)}</p>
        <PostFacts post={post} />
      </article>
      {picture && (
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes="15rem"
          className="aspect-20/9 h-auto w-60 flex-none self-start rounded-panel max-md:hidden"
        />
      )}
    </li>
  )
}
