import type { TechArticle } from 'schema-dts'

import type { Page } from '@/lib/content/page'

import { organisationId } from './json-ld'

type Article = {
  page: Pick<Page, 'path' | 'heading' | 'description' | 'publishedAt' | 'updatedAt' | 'picture'>
  origin: string
}

/** A guide, with the company rather than a person as its author. */
export function articleData({
  page: { path, heading, description, publishedAt, updatedAt, picture },
  origin,
}: Article): TechArticle {
  const organisation = { '@id': organisationId(origin) }
  return {
    '@type': 'TechArticle',
    '@id': `${origin}${path}#article`,
    mainEntityOfPage: `${origin}${path}`,
    headline: heading,
    description,
    inLanguage: 'en-GB',
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: organisation,
    publisher: organisation,
    image: picture ? `${origin}${picture.src}` : undefined,
  }
}
