import { TextLink } from '@/components/ui/link'
import { HITS_A_PAGE, searchPath, type SearchResultPage } from '@/lib/content/search'
import { SEARCH_PAGES_MAX, type SearchKind } from '@/lib/domain/search/kinds'

import { Hit } from './hit'
import { KindLinks } from './kind-links'

type SearchResultsProps = { q: string; kind?: SearchKind | undefined; page: number; results: SearchResultPage }

/** The results, twenty per page, and the kinds to filter by. */
export function SearchResults({ q, kind, page, results }: SearchResultsProps) {
  const { hits, counts, total, corrected, isPartial } = results
  const count = kind ? (counts[kind] ?? 0) : total
  const pages = Math.min(Math.ceil(count / HITS_A_PAGE), SEARCH_PAGES_MAX)
  return (
    <section className="grid gap-x-(--gutter) gap-y-6 md:col-span-full md:grid-cols-subgrid">
      <div className="grid content-start gap-4 md:col-span-3">
        <h2 className="text-h3 wrap-anywhere">
          {total} {total === 1 ? 'result' : 'results'} for “{corrected ?? q}”
        </h2>
        {corrected && <p className="text-sm wrap-anywhere">We have nothing for “{q}”. Did you mean this?</p>}
        {isPartial && <p className="text-sm">No page has all of these words. These have some of them.</p>}
        <KindLinks q={q} kind={kind} counts={counts} total={total} />
      </div>
      <ol start={(page - 1) * HITS_A_PAGE + 1} className="border-t-[1.5px] border-ink md:col-span-9">
        {hits.map((hit) => (
          <li key={`${hit.path} ${hit.title.map(({ text }) => text).join('')}`} className="border-b border-line py-5">
            <Hit hit={hit} />
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <nav
          aria-label="Pages of results"
          className="flex flex-wrap items-center justify-between gap-x-6 md:col-span-9 md:col-start-4"
        >
          {page > 1 ? <PageLink {...{ q, kind, page: page - 1 }}>Previous</PageLink> : <span />}
          <span className="text-sm text-ink-2">
            Page {page} of {pages}
          </span>
          {page < pages ? <PageLink {...{ q, kind, page: page + 1 }}>Next</PageLink> : <span />}
        </nav>
      )}
    </section>
  )
}

function PageLink({ children, ...query }: { q: string; kind: SearchKind | undefined; page: number; children: string }) {
  return (
    <TextLink href={searchPath(query)} className="inline-flex min-h-11 items-center font-semibold">
      {children}
    </TextLink>
  )
}
