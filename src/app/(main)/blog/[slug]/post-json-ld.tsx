import { JsonLd } from '@/components/ui/json-ld'
import type { BlogPost } from '@/lib/content/blog-post'
import { getSiteSettings } from '@/lib/data/site-settings'
import { env } from '@/lib/platform/env'
import { postPath, postTopicPath } from '@/lib/routing/blog-routes'
import { routes } from '@/lib/routing/routes'
import { blogPostingData } from '@/lib/seo/json-ld/blog-posting'
import { breadcrumbData } from '@/lib/seo/json-ld/breadcrumb'
import { organisationData } from '@/lib/seo/json-ld/organisation'
import { questionsData, questionsIn } from '@/lib/seo/json-ld/questions'

/** The structured data of a post. */
export async function PostJsonLd({ post }: { post: BlogPost }) {
  const [settings, origin, path] = [await getSiteSettings(), env.siteUrl, postPath(post.slug)]
  const { category } = post
  const trail = [
    { path: routes.home, name: 'Home' },
    { path: routes.blog, name: 'Blog' },
    ...(category ? [{ path: postTopicPath({ kind: 'category', slug: category.slug }), name: category.name }] : []),
    { path, name: post.title },
  ]
  return (
    <JsonLd
      records={[
        organisationData({ settings, origin }),
        breadcrumbData({ trail, origin }),
        blogPostingData({ post, origin }),
        ...questionsData({ path, asked: questionsIn(post), origin }),
      ]}
    />
  )
}
