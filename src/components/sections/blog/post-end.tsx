import { ButtonLink } from '@/components/ui/button'
import { TextLink } from '@/components/ui/link'
import { POST_END_ID, type PostsAround, type PostSummary } from '@/lib/content/blog-post'
import { postPath, postTopicPath } from '@/lib/routing/blog-routes'
import { routes } from '@/lib/routing/routes'

import { PostRow } from './post-row'

type PostEndProps = { tags: PostSummary['tags']; around: PostsAround; needsNextStep: boolean }

/** The end of a post: a next step if its text has none, its tags, related posts and the adjacent posts not among them. */
export function PostEnd({ tags, around, needsNextStep }: PostEndProps) {
  const { related } = around
  const unlessRelated = (post: PostSummary | null) => (related.some(({ slug }) => slug === post?.slug) ? null : post)
  const [previous, next] = [unlessRelated(around.previous), unlessRelated(around.next)]
  return (
    <footer id={POST_END_ID} className="no-print mt-14 grid gap-y-11 border-t-[1.5px] border-ink pt-7">
      {needsNextStep && (
        <section>
          <h2 className="pb-3 text-h3">Your own rooms</h2>
          <p className="max-w-[38em] pb-5">
            The quick calculator works out the running cost for your home, with all its working shown. It asks for no
            contact details.
          </p>
          <ButtonLink href={routes.quickCalculator}>Work out yours</ButtonLink>
        </section>
      )}
      {tags.length > 0 && (
        <nav aria-label="Subjects of this post" className="flex flex-wrap items-center gap-x-5 text-sm">
          <span className="text-ink-2">{tags.length === 1 ? 'Subject' : 'Subjects'}</span>
          {tags.map(({ slug, name }) => (
            <TextLink
              key={slug}
              href={postTopicPath({ kind: 'tag', slug })}
              className="inline-flex min-h-11 items-center"
            >
              {name}
            </TextLink>
          ))}
        </nav>
      )}
      {related.length > 0 && (
        <section>
          <h2 className="pb-3 text-h3">Related posts</h2>
          <ul className="border-t border-line">
            {related.map((post) => (
              <PostRow key={post.slug} post={post} level="h3" />
            ))}
          </ul>
        </section>
      )}
      {(previous ?? next) && (
        <nav aria-label="Other posts" className="flex flex-wrap justify-between gap-x-(--gutter) gap-y-5">
          <Neighbour label="Previous post" post={previous} />
          <Neighbour label="Next post" post={next} />
        </nav>
      )}
    </footer>
  )
}

function Neighbour({ label, post }: { label: string; post: PostSummary | null }) {
  return (
    <p className="max-w-[22em]">
      {post && (
        <>
          <span className="block text-sm text-ink-2">{label}</span>
          <TextLink href={postPath(post.slug)} className="inline-block py-2 font-semibold">
            {post.title}
          </TextLink>
        </>
      )}
    </p>
  )
}
