/**
 * Whether pages may render a link to this URL: a site path, a fragment, https, mailto: or tel:. Rejects `javascript:`,
 * `data:` and anything a browser would resolve to another host.
 */
export function isSafeHref(href: string): boolean {
  return /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/.test(href)
}
