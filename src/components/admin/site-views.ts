import { type Role, ROLES } from '@/lib/cms/access/roles'

type SiteView = { path: `/${string}`; label: string; roles: readonly Role[]; Component: `/components/admin/${string}` }

const EDITORS: readonly Role[] = ['admin', 'editor']
const SALES_DESK: readonly Role[] = ['admin', 'sales']

/** Our custom views of the website, with paths below the admin root and the roles that see them, in menu order. */
export const SITE_VIEWS: readonly SiteView[] = [
  { path: '/simple', label: 'What to do', roles: ROLES, Component: '/components/admin/simple/simple-view#SimpleView' },
  { path: '/write', label: 'Write', roles: EDITORS, Component: '/components/admin/writer/write-view#WriteView' },
  { path: '/pages', label: 'All addresses', roles: ROLES, Component: '/components/admin/pages/pages-view#PagesView' },
  {
    path: '/claims',
    label: 'Where claims appear',
    roles: ROLES,
    Component: '/components/admin/claims/claims-view#ClaimsView',
  },
  {
    path: '/supplier',
    label: 'Supplier sync',
    roles: ROLES,
    Component: '/components/admin/supplier/supplier-view#SupplierView',
  },
  {
    path: '/social',
    label: 'Social posts',
    roles: EDITORS,
    Component: '/components/admin/social/social-view#SocialView',
  },
  {
    path: '/blog-analytics',
    label: 'Blog analytics',
    roles: EDITORS,
    Component: '/components/admin/analytics/analytics-view#AnalyticsView',
  },
  {
    path: '/lead-funnel',
    label: 'From page to sale',
    roles: ROLES,
    Component: '/components/admin/funnel/funnel-view#FunnelView',
  },
  {
    path: '/operations',
    label: 'Operations',
    roles: SALES_DESK,
    Component: '/components/admin/operations/operations-view#OperationsView',
  },
  {
    path: '/heatmap',
    label: 'Heatmap',
    roles: EDITORS,
    Component: '/components/admin/heatmap/heatmap-view#HeatmapView',
  },
]
