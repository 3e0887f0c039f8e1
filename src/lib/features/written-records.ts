/** The cached records shown beside the text of a page or a post. */
export const WRITTEN_RECORDS = {
  shows: ['media', 'faqs', 'products'],
  uses: ['films', 'sources', 'claims', 'numbers', 'retention', 'panels', 'testimonials', 'installers'],
} as const
