import { TextLink } from '@/components/ui/link'

type ListPagesProps = { page: number; pages: number; pathOf: (page: number) => string }

/** Links to the pages before and after this one. Hidden where there is only one. */
export function ListPages({ page, pages, pathOf }: ListPagesProps) {
  if (pages < 2) return null
  const linkClass = 'inline-flex min-h-11 items-center font-semibold'
  return (
    <nav aria-label="Pages of posts" className="flex flex-wrap items-center justify-between gap-x-6 pt-6">
      {page > 1 ? (
        <TextLink href={pathOf(page - 1)} rel="prev" className={linkClass}>
          Newer posts
        </TextLink>
      ) : (
        <span />
      )}
      <span className="text-sm text-ink-2">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <TextLink href={pathOf(page + 1)} rel="next" className={linkClass}>
          Older posts
        </TextLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
