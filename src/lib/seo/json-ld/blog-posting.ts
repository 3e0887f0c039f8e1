import type { BlogPosting } from 'schema-dts'

import type { BlogPost } from '@/lib/content/blog-post'
import { postPath, postTopicPath } from '@/lib/routing/blog-routes'

import { organisationId } from './json-ld'

/** A post. Its author is a team of the company with its own page. */
export function blogPostingData({ post, origin }: { post: BlogPost; origin: string }): BlogPosting {
  const { slug, title, excerpt, metaDescription, publishedAt, updatedAt, picture, author, category, tags } = post
  const url = `${origin}${postPath(slug)}`
  const organisation = { '@id': organisationId(origin) }
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    mainEntityOfPage: url,
    headline: title,
    description: metaDescription || excerpt,
    inLanguage: 'en-GB',
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: author
      ? {
          '@type': 'Organization',
          name: author.name,
          url: `${origin}${postTopicPath({ kind: 'author', slug: author.slug })}`,
          parentOrganization: organisation,
        }
      : organisation,
    publisher: organisation,
    image: picture ? `${origin}${picture.src}` : undefined,
    articleSection: category?.name,
    keywords: tags.length > 0 ? tags.map(({ name }) => name).join(', ') : undefined,
  }
}
