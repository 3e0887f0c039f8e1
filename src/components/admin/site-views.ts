import type { AdminView } from '@/lib/features/feature'
import { joined, type NamesIn } from '@/lib/features/features'

type SiteView = AdminView & { path: ViewPath; Component: `/components/admin/${string}` }
type ViewPath = NamesIn<'adminViews'>

/** The components of our views, in the order of "All lists and settings". */
const COMPONENTS: Record<ViewPath, SiteView['Component']> = {
  '/inbox': '/components/admin/inbox/inbox-view#InboxView',
  '/unmatched-mail': '/components/admin/unmatched-mail/unmatched-mail-view#UnmatchedMailView',
  '/simple': '/components/admin/simple/simple-view#SimpleView',
  '/write': '/components/admin/writer/write-view#WriteView',
  '/pages': '/components/admin/pages/pages-view#PagesView',
  '/scheduled': '/components/admin/scheduled/scheduled-view#ScheduledView',
  '/claims': '/components/admin/claims/claims-view#ClaimsView',
  '/price-cap': '/components/admin/price-cap/price-cap-view#PriceCapView',
  '/supplier': '/components/admin/supplier/supplier-view#SupplierView',
  '/social': '/components/admin/social/social-view#SocialView',
  '/blog-analytics': '/components/admin/analytics/analytics-view#AnalyticsView',
  '/lead-funnel': '/components/admin/funnel/funnel-view#FunnelView',
  '/operations': '/components/admin/operations/operations-view#OperationsView',
  '/heatmap': '/components/admin/heatmap/heatmap-view#HeatmapView',
  '/start': '/components/admin/start/start-view#StartView',
  '/lists': '/components/admin/lists/lists-view#ListsView',
  '/records': '/components/admin/lists/records-view#RecordsView',
}

const DECLARED: Readonly<Record<ViewPath, AdminView>> = joined('adminViews')
const PATHS = Object.keys(COMPONENTS) as ViewPath[]

/** Our custom views of the website, with paths below the admin root and the roles that see them. */
export const SITE_VIEWS: readonly SiteView[] = PATHS.map((path) => ({
  path,
  ...DECLARED[path],
  Component: COMPONENTS[path],
}))
