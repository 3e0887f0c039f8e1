'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useDeferredValue, useMemo } from 'react'

import { readPostDraft } from '@/lib/cms/content/read-post-draft'
import type { ClaimRules } from '@/lib/content/post-findings/claim-findings'
import { searchResultOf } from '@/lib/content/post-findings/length-findings'
import type { DraftPicture } from '@/lib/content/post-findings/post-draft'
import { postFindings } from '@/lib/content/post-findings/post-findings'
import { measure } from '@/lib/content/post-findings/text-findings'
import type { Claim } from '@/lib/generated/payload-types'

import { SearchResult } from '../search-result'
import { jumpTo } from './jump-to'

type FindingListProps = Omit<ClaimRules, 'claims'> & {
  claims: readonly Pick<Claim, 'id' | 'key' | 'readings'>[]
  paths: readonly string[]
  undescribed: readonly (DraftPicture & { id: number })[]
}

/** Pictures in the library have a description, except those that were listed when the form was opened. */
const DESCRIBED: DraftPicture = { name: '', alt: 'A picture that has a description' }

export function FindingList({ claims, mode, today, paths, undescribed }: FindingListProps) {
  const [fields] = useAllFormFields()
  const typed = useDeferredValue(fields) // so that typing stays responsive
  const { draft, findings } = useMemo(() => {
    const post = readPostDraft({
      post: reduceFieldsToValues(typed, true),
      keyOf: (id) => claims.find((claim) => claim.id === id)?.key ?? null,
      pictureOf: (id) => undescribed.find((picture) => picture.id === id) ?? DESCRIBED,
    })
    const places = paths.map((path) => ({ path, anchors: null }))
    return { draft: post, findings: postFindings(post, { claims, mode, today, places }) }
  }, [typed, claims, mode, today, paths, undescribed])
  const { words, grade } = measure(draft.passages)
  return (
    <section className="pb-findings" aria-labelledby="pb-before-title">
      <h2 id="pb-before-title">Before you publish</h2>
      <p>{`${words} words${grade === null ? '' : `, readable with ${grade} years of schooling`}.`}</p>
      {findings.length === 0 && <p>There is nothing left to do.</p>}
      <ul>
        {findings.map(({ sentence, isBlocking, spot }) => (
          <li key={sentence}>
            <button type="button" onClick={() => jumpTo(spot)}>
              {isBlocking && <strong>Needed: </strong>}
              <span>{sentence}</span>
            </button>
          </li>
        ))}
      </ul>
      <SearchResult url={draft.path} {...searchResultOf(draft)} />
    </section>
  )
}
