import { TextLink } from '@/components/ui/link'
import type { PostTopic, PostTopics } from '@/lib/content/blog-post'
import { blogRoutes, type PostTopicKind, postTopicPath } from '@/lib/routing/blog-routes'

/** Categories, tags, authors and feeds, beside the list of posts. */
export function TopicLinks({ topics }: { topics: PostTopics }) {
  return (
    <div className="grid gap-y-7 text-sm max-md:grid-cols-2 max-md:gap-x-(--gutter)">
      <Topics kind="category" heading="Categories" topics={topics.category} />
      <Topics kind="tag" heading="Subjects" topics={topics.tag} />
      <Topics kind="author" heading="Written by" topics={topics.author} />
      <section>
        <h2 className="font-semibold">Feeds</h2>
        <ul>
          <Entry href={blogRoutes.blogRss}>RSS</Entry>
          <Entry href={blogRoutes.blogAtom}>Atom</Entry>
          <Entry href={blogRoutes.blogJsonFeed}>JSON</Entry>
        </ul>
      </section>
    </div>
  )
}

type TopicsProps = { kind: PostTopicKind; heading: string; topics: readonly PostTopic[] }

function Topics({ kind, heading, topics }: TopicsProps) {
  if (topics.length === 0) return null
  return (
    <nav aria-label={heading}>
      <h2 className="font-semibold">{heading}</h2>
      <ul>
        {topics.map(({ slug, name, posts }) => (
          <Entry key={slug} href={postTopicPath({ kind, slug })} count={posts}>
            {name}
          </Entry>
        ))}
      </ul>
    </nav>
  )
}

function Entry({ href, count, children }: { href: string; count?: number; children: string }) {
  return (
    <li>
      <TextLink href={href} className="inline-flex items-center py-1.5 pointer-coarse:py-3">
        {children}
      </TextLink>
      {count !== undefined && <span className="pl-2 text-ink-2 tabular-nums">{count}</span>}
    </li>
  )
}
