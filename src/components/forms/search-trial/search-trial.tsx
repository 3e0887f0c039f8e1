'use client'

import { useMutation } from '@tanstack/react-query'
import type { ReactNode, SubmitEvent } from 'react'

import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import { apiRequest } from '@/lib/browser/api-request'
import { queryClient } from '@/lib/browser/query-client'
import { failureMessage } from '@/lib/browser/response-message'
import type { SearchHit, SearchResultPage } from '@/lib/content/search'
import { routes } from '@/lib/routing/routes'

const FAILED = 'The search could not be tried. Please try again in a minute.'

type Trial = { q: string; groups: readonly string[] }

const tryOut = async (body: Trial) =>
  (await apiRequest({ method: 'POST', url: routes.searchTrial, body })) as SearchResultPage

type SearchTrialProps = {
  /** Groups of synonyms, each separated by commas. */
  groups: readonly string[]
  renderHit: (hit: SearchHit) => ReactNode
}

/** A search box that finds what visitors would find with these groups. */
export function SearchTrial({ groups, renderHit }: SearchTrialProps) {
  const { mutate, data, error, variables, isPending } = useMutation({ mutationFn: tryOut }, queryClient)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) mutate({ q: String(new FormData(event.currentTarget).get('q')), groups })
  }
  return (
    <>
      <form onSubmit={submit} className="grid max-w-120 gap-4">
        <TextInput id="tried-words" name="q" label="What a visitor might type" value="" required />
        <Button type="submit" look="primary" busy={isPending}>
          Try this search
        </Button>
      </form>
      <div role="status" className="mt-6">
        {error && <p>{failureMessage(error, FAILED)}</p>}
        {data && <p className="text-h4">{outcome(data, variables?.q ?? '')}</p>}
      </div>
      {data && (
        <ol className="mt-3">
          {data.hits.map((hit) => (
            <li key={`${hit.path} ${hit.excerpt[0]?.text}`} className="border-t border-line py-4">
              {renderHit(hit)}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

const outcome = ({ total, corrected }: SearchResultPage, q: string) =>
  `${total} ${total === 1 ? 'result' : 'results'} for “${corrected ?? q}”`
