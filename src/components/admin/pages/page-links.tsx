type PageLinksProps = { label: string; page: number; pages: number; hrefOf: (page: number) => string }

/** Pagination; nothing for a single page. */
export function PageLinks({ label, page, pages, hrefOf }: PageLinksProps) {
  if (pages === 1) return null
  return (
    <nav className="pb-page-links" aria-label={label}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          Earlier
        </a>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next">
          Later
        </a>
      )}
    </nav>
  )
}
