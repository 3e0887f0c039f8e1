import { Breadcrumb } from '@/components/ui/breadcrumb'
import { TextLink } from '@/components/ui/link'
import { PageHeading } from '@/components/ui/page-heading'
import type { BlogPost } from '@/lib/content/blog-post'
import { postTopicPath } from '@/lib/routing/blog-routes'
import { routes } from '@/lib/routing/routes'

import { PostFacts } from './post-facts'

/** The top of a post: its breadcrumb, its title on the ceiling rule, its summary and its author. */
export function PostHeader({ post }: { post: BlogPost }) {
  const { title, excerpt, category, place } = post
  const trail = [
    { path: routes.blog, name: 'Blog' },
    ...(category ? [{ path: postTopicPath({ kind: 'category', slug: category.slug }), name: category.name }] : []),
  ]
  return (
    <header className="title-band">
      <div className="grid-page pt-5 md:pt-7">
        <Breadcrumb trail={trail} current={title} />
        <PageHeading>{title}</PageHeading>
        <div className="ceiling col-span-full" />
        <div className="col-span-full pt-7 md:col-span-9 md:col-start-4">
          <p className="max-w-[38em] pb-3 text-lede">{excerpt}</p>
          <PostFacts post={{ ...post, category: null }} isFull />
          {place && (
            <p className="text-sm text-ink-2">
              Written for {place.path ? <TextLink href={place.path}>{place.name}</TextLink> : place.name}
            </p>
          )}
        </div>
      </div>
    </header>
  )
}
