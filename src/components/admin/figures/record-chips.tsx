'use client'

import { useFormFields } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'

import { queryClient } from '@/lib/browser/query-client'
import type { Claim, Source } from '@/lib/generated/payload-types'

/** A claim within a text: its wording, with its key as the tooltip. */
export function ClaimChip() {
  const claim = useChosen<Claim>('claim', 'claims')
  return <Chip record={claim} name="Choose a claim" title={claim?.key} words={claim?.readings[0]?.text ?? claim?.key} />
}

/** A source note within a text, shown as the title of its source. */
export function SourceChip() {
  const source = useChosen<Source>('source', 'sources')
  return <Chip record={source} name="Choose a source" title={source?.url ?? undefined} words={source?.title} />
}

type ChipProps = { record: unknown; name: string; title: string | undefined; words: string | undefined }

function Chip({ record, name, title, words }: ChipProps) {
  if (!record) return <span>{name}</span>
  return (
    <span className="pb-figure-chip" title={title}>
      {words}
    </span>
  )
}

/** The document that a field of the block refers to, once it has been fetched. */
function useChosen<Document>(field: string, collection: 'claims' | 'sources'): Document | undefined {
  const id: unknown = useFormFields(([fields]) => fields[field]?.value)
  const { data } = useQuery<Document>(
    { queryKey: [`/api/${collection}/${String(id)}?depth=0`], enabled: typeof id === 'number' },
    queryClient,
  )
  return data
}
