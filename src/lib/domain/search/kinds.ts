/** Kinds of search result, in display order. */
export const SEARCH_KINDS = [
  { value: 'page', label: 'Pages' },
  { value: 'guide', label: 'Guides' },
  { value: 'question', label: 'Questions' },
  { value: 'product', label: 'Products' },
  { value: 'post', label: 'Articles' },
  { value: 'place', label: 'Places' },
] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]['value']

/** Maximum length of a search term. */
export const SEARCH_LENGTH_MAX = 100
export const SEARCH_PAGES_MAX = 50
