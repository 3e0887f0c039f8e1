import type { SanitizedConfig } from 'payload'

import { EDITORS, type Role, ROLES, SALES_ROLES } from '@/lib/domain/staff/roles'

import { SITE_VIEWS } from './site-views'

/** `path`: of a list or one of our views, below the admin root. */
type Entry = { path: `/${string}`; roles: readonly Role[] }

/** What each role works with every day, in menu order. All else is under "All lists and settings" and "Records". */
const ENTRIES: readonly Entry[] = [
  { path: '/simple', roles: ROLES },
  { path: '/start', roles: ['admin'] },
  { path: '/inbox', roles: SALES_ROLES },
  { path: '/collections/quotes', roles: SALES_ROLES },
  { path: '/collections/orders', roles: SALES_ROLES },
  { path: '/collections/people', roles: SALES_ROLES },
  { path: '/collections/partner-applications', roles: ['sales'] },
  { path: '/collections/products', roles: ['sales'] },
  { path: '/collections/reviews', roles: ['sales'] },
  { path: '/unmatched-mail', roles: ['sales'] },
  { path: '/lead-funnel', roles: ['sales'] },
  { path: '/write', roles: ['editor'] },
  { path: '/collections/blog-posts', roles: EDITORS },
  { path: '/collections/pages', roles: EDITORS },
  { path: '/scheduled', roles: ['editor'] },
  { path: '/collections/media', roles: ['editor'] },
  { path: '/collections/testimonials', roles: ['editor'] },
  { path: '/collections/claims', roles: ['editor'] },
  { path: '/price-cap', roles: ['editor'] },
  { path: '/social', roles: ['editor'] },
  { path: '/blog-analytics', roles: ['editor'] },
  { path: '/operations', roles: SALES_ROLES },
  { path: '/collections/users', roles: ['admin'] },
  { path: '/lists', roles: ROLES },
  { path: '/records', roles: ['admin'] },
]

export type MenuEntry = { path: `/${string}`; label: string }
type Named = Pick<SanitizedConfig, 'collections'>

/** The menu of a role. */
export const menuOf = (role: Role, config: Named): MenuEntry[] =>
  ENTRIES.filter(({ roles }) => roles.includes(role)).map(({ path }) => ({ path, label: nameOf(path, config) }))

function nameOf(path: string, { collections }: Named): string {
  const label =
    SITE_VIEWS.find((view) => view.path === path)?.label ??
    collections.find(({ slug }) => path === `/collections/${slug}`)?.labels.plural
  if (typeof label !== 'string') throw new Error(`The menu has no name for ${path}`)
  return label
}
