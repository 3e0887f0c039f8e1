'use client'

import { SearchTrial } from '@/components/forms/search-trial/search-trial'
import { Hit } from '@/components/sections/search/hit'

import { PreviewPart } from './preview-part'
import { useTypedValues } from './use-typed-values'

type StoredSynonyms = { groups?: { words?: string | null }[] | null }

/** What visitors would find with the groups as they are typed. */
export function SynonymsPreview({ stored }: { stored: StoredSynonyms }) {
  const typed = useTypedValues(stored)
  const groups = (typed.groups ?? []).flatMap(({ words }) => words || [])
  return (
    <PreviewPart title="Try a search with the groups as they are typed">
      <SearchTrial groups={groups} renderHit={(hit) => <Hit hit={hit} />} />
    </PreviewPart>
  )
}
