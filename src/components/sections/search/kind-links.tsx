import { searchPath, type SearchResultPage } from '@/lib/content/search'
import { SEARCH_KINDS, type SearchKind } from '@/lib/domain/search/kinds'

type KindLinksProps = Pick<SearchResultPage, 'counts' | 'total'> & { q: string; kind: SearchKind | undefined }

/** The kinds of result with their counts. Hidden if there is only one. */
export function KindLinks({ q, kind, counts, total }: KindLinksProps) {
  const found = SEARCH_KINDS.filter(({ value }) => counts[value])
  if (found.length < 2) return null
  const kinds = [
    { value: undefined, label: 'All', count: total },
    ...found.map(({ value, label }) => ({ value, label, count: counts[value] })),
  ]
  return (
    <nav aria-label="Kinds of results">
      <ul className="flex flex-wrap gap-2 md:grid md:max-w-60 md:gap-px">
        {kinds.map(({ value, label, count }) => (
          <li key={label}>
            <a
              href={searchPath({ q, kind: value })}
              aria-current={value === kind ? 'true' : undefined}
              className="relative flex min-h-11 items-center gap-2 overflow-hidden rounded-control bg-panel px-3.5 text-sm font-medium ring-[1.5px] ring-edge ring-inset before:absolute before:inset-x-0 before:top-0 hover:bg-plaster aria-[current]:ring-ink aria-[current]:before:h-1.25 aria-[current]:before:bg-ember forced-colors:border forced-colors:aria-[current]:before:bg-[Highlight]"
            >
              {label} <span className="ml-auto font-normal text-ink-2 tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
