'use client'

import { useFormFields } from '@payloadcms/ui'

import { SearchResult } from './search-result'

/** The page being edited, as a search result. */
export function SearchPreview() {
  return <SearchResult url={useText('url')} title={useText('title')} description={useText('description')} />
}

function useText(name: string): string {
  const value: unknown = useFormFields(([fields]) => fields[name]?.value)
  return typeof value === 'string' ? value.trim() : ''
}
