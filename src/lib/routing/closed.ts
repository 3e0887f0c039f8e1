/**
 * The addresses of closed features as a regular expression, null if all are open. scripts/lib/settings.mjs makes it from
 * FEATURES_OFF, and Next inlines it when the site is built, so that no browser loads a list of features.
 */
const CLOSED = process.env.CLOSED_ADDRESSES ? new RegExp(process.env.CLOSED_ADDRESSES) : null

/** Whether an address may be linked to: false for the pages and endpoints of a closed feature. */
export const isOpen = (href: string): boolean => !CLOSED?.test(href.split(/[?#]/)[0] ?? '')

/** The items whose links lead somewhere. */
export const openOnes = <Item extends { href: string }>(items: readonly Item[]): Item[] =>
  items.filter(({ href }) => isOpen(href))
