import { Picture } from '@/components/ui/picture'
import type { PostSummary } from '@/lib/content/blog-post'
import { postPath } from '@/lib/routing/blog-routes'

import { PostFacts } from './post-facts'

/** A post in a list; all of the row leads to it. */
export function PostRow({ post, level: Heading = 'h2' }: { post: PostSummary; level?: 'h2' | 'h3' }) {
  const { slug, title, excerpt, picture } = post
  return (
    <li className="group relative flex gap-5 border-b border-line py-6 md:gap-(--gutter)">
      <article className="min-w-0 flex-1">
        <Heading className="text-h3">
          <a
            href={postPath(slug)}
            className="decoration-[1.5px] underline-offset-[.22em] group-hover:underline after:absolute after:inset-0 focus-visible:underline"
          >
            {title}
          </a>
        </Heading>
        <p className="max-w-[38em] py-2">{excerpt}</p>
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
