import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { editors, nobody } from '@/lib/cms/access/rules'

/** Searches without results: words and a count, never who searched. Written by lib/use-cases/search. */
export const ZeroResultSearches: CollectionConfig = {
  slug: 'search-misses',
  labels: { singular: 'Search without results', plural: 'Searches without results' },
  access: { create: nobody, read: editors, update: nobody, delete: editors },
  defaultSort: '-lastSearched',
  disableDuplicate: true,
  admin: {
    group: 'Website',
    hidden: hiddenUnless('admin', 'editor'),
    description:
      'Searches that found nothing, newest first. They show what to write about, or which words to use. The latest 1,000 are kept.',
    useAsTitle: 'term',
    defaultColumns: ['term', 'count', 'lastSearched'],
    listSearchableFields: ['term'],
  },
  fields: [
    { name: 'term', type: 'text', label: 'Searched for', required: true, unique: true, index: true, maxLength: 100 },
    { name: 'count', type: 'number', label: 'Count', required: true, defaultValue: 1, min: 1, index: true },
    { name: 'lastSearched', type: 'date', label: 'Last searched', required: true, index: true },
  ],
}
