import type { ListedPage } from '@/lib/page-inventory/listed-page'

/** Broken links on a page, and external links, which are not checked. */
export function BrokenLinks({
  address: { path, brokenLinks, outsideLinks },
}: {
  address: Pick<ListedPage, 'path' | 'brokenLinks' | 'outsideLinks'>
}) {
  return (
    <>
      {brokenLinks.length > 0 && (
        <ul className="pb-broken" aria-label={`Broken links on ${path}`}>
          {brokenLinks.map(({ href, reason }) => (
            <li key={href}>
              <code>{href}</code> {reason}
            </li>
          ))}
        </ul>
      )}
      {outsideLinks.length > 0 && (
        <details>
          <summary>
            {outsideLinks.length} {outsideLinks.length === 1 ? 'link' : 'links'} to other sites
          </summary>
          <ul className="pb-outside">
            {outsideLinks.map((url) => (
              <li key={url}>{url}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
