import { type Role, ROLES } from '@/lib/cms/access/roles'

type SiteView = { path: `/${string}`; label: string; roles: readonly Role[] }

const EDITORS: readonly Role[] = ['admin', 'editor']

/** Our custom views of the website, with paths below the admin root and the roles that see them. */
export const SITE_VIEWS: readonly SiteView[] = [
  { path: '/simple', label: 'What to do', roles: ROLES },
  { path: '/write', label: 'Write', roles: EDITORS },
  { path: '/pages', label: 'All addresses', roles: ROLES },
  { path: '/claims', label: 'Where claims appear', roles: ROLES },
  { path: '/supplier', label: 'Supplier sync', roles: ROLES },
  { path: '/social', label: 'Social posts', roles: EDITORS },
  { path: '/blog-analytics', label: 'Blog analytics', roles: EDITORS },
  { path: '/lead-funnel', label: 'From page to sale', roles: ROLES },
  { path: '/operations', label: 'Operations', roles: ['admin', 'sales'] },
  { path: '/heatmap', label: 'Heatmap', roles: EDITORS },
]
