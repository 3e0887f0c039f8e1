/** What a cached read depends on; a change of the document expires every read with its tag. */
export const cacheTags = {
  siteSettings: 'site-settings',
  products: 'products',
} as const

export type CacheTag = (typeof cacheTags)[keyof typeof cacheTags]
