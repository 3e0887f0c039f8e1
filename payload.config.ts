import path from 'node:path'

import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'

import { BlogAuthors } from '@/collections/blog/blog-authors'
import { BlogCategories } from '@/collections/blog/blog-categories'
import { BlogPostViews } from '@/collections/blog/blog-post-views'
import { BlogPosts } from '@/collections/blog/blog-posts/blog-posts'
import { BlogTags } from '@/collections/blog/blog-tags'
import { SocialMediaPosts } from '@/collections/blog/social-media-posts/social-media-posts'
import { Bundles } from '@/collections/catalogue/bundles/bundles'
import { CartItems } from '@/collections/catalogue/cart-items'
import { PriceChanges } from '@/collections/catalogue/price-changes'
import { ProductCategories } from '@/collections/catalogue/product-categories'
import { ProductVariants } from '@/collections/catalogue/product-variants'
import { Products } from '@/collections/catalogue/products/products'
import { StockMovements } from '@/collections/catalogue/stock-movements'
import { SupplierFiles } from '@/collections/catalogue/supplier-files/supplier-files'
import { WaitingList } from '@/collections/catalogue/waiting-list'
import { CaseStudies } from '@/collections/content/case-studies'
import { Claims } from '@/collections/content/claims/claims'
import { Faqs } from '@/collections/content/faqs'
import { Films } from '@/collections/content/films'
import { Media } from '@/collections/content/media/media'
import { Pages } from '@/collections/content/pages/pages'
import { Redirects } from '@/collections/content/redirects/redirects'
import { Sources } from '@/collections/content/sources'
import { Testimonials } from '@/collections/content/testimonials'
import { ZeroResultSearches } from '@/collections/content/zero-result-searches'
import { SharedDesignComments } from '@/collections/designs/shared-design-comments'
import { SharedDesignVersions } from '@/collections/designs/shared-design-versions'
import { SharedDesigns } from '@/collections/designs/shared-designs'
import { Achievements } from '@/collections/engagement/achievements'
import { Challenges } from '@/collections/engagement/challenges'
import { RewardOffers } from '@/collections/engagement/reward-offers'
import { Rewards } from '@/collections/engagement/rewards'
import { UserProfiles } from '@/collections/engagement/user-profiles'
import { CalculatorUsage } from '@/collections/enquiries/calculator-usage'
import { CallRequests } from '@/collections/enquiries/call-requests'
import { ConfigurationQuotes } from '@/collections/enquiries/configuration-quotes'
import { ContactInquiries } from '@/collections/enquiries/contact-inquiries'
import { DatasheetLeads } from '@/collections/enquiries/datasheet-leads'
import { Deliveries } from '@/collections/enquiries/deliveries/deliveries'
import { Erasures } from '@/collections/enquiries/erasures'
import { LeadEvents } from '@/collections/enquiries/lead-events/lead-events'
import { Leads } from '@/collections/enquiries/leads/leads'
import { PartnerApplications } from '@/collections/enquiries/partner-applications'
import { ProjectQuotes } from '@/collections/enquiries/project-quotes/project-quotes'
import { Quotes } from '@/collections/enquiries/quotes/quotes'
import { SurveyLeads } from '@/collections/enquiries/survey-leads'
import { Assumptions } from '@/collections/numbers/assumptions'
import { Tariffs } from '@/collections/numbers/tariffs'
import { Orders } from '@/collections/orders/orders'
import { Payments } from '@/collections/orders/payments'
import { Refunds } from '@/collections/orders/refunds'
import { Installers } from '@/collections/places/installers'
import { Places } from '@/collections/places/places/places'
import { ErrorLogs } from '@/collections/system/error-logs'
import { HeatmapRecords } from '@/collections/system/heatmap-records'
import { PerformanceMetrics } from '@/collections/system/performance-metrics'
import { Users } from '@/collections/system/users/users'
import { ChallengeRules } from '@/globals/challenge-rules/challenge-rules'
import { ClaimSettings } from '@/globals/claim-settings'
import { HomePage } from '@/globals/home-page/home-page'
import { Navigation } from '@/globals/navigation'
import { OpeningHours } from '@/globals/opening-hours/opening-hours'
import { PromoBanner } from '@/globals/promo-banner'
import { Retention } from '@/globals/retention/retention'
import { SalesPage } from '@/globals/sales-page/sales-page'
import { SearchSynonyms } from '@/globals/search-synonyms'
import { SiteSettings } from '@/globals/site-settings'
import { columnNames } from '@/lib/cms/column-names'
import { refuseBadValue } from '@/lib/cms/errors/refuse-bad-value'
import { britishDates } from '@/lib/cms/fields/british-dates'
import { refreshPages } from '@/lib/cms/hooks/refresh-pages'
import { lockDetails } from '@/lib/cms/lock-details'
import { savedBy } from '@/lib/cms/saved-by'
import { keepSearchable } from '@/lib/cms/search/keep-searchable'
import { s3Uploads } from '@/lib/cms/storage/s3-uploads'
import { reportUnavailableStorage } from '@/lib/cms/storage/storage-unavailable'
import { surviveLostConnections } from '@/lib/platform/database'
import { databaseOptions } from '@/lib/platform/database-options'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { namePayloadErrors } from '@/lib/platform/name-payload-errors'
import { noopMailAdapter } from '@/lib/platform/noop-mail-adapter'

const fromRoot = (file: string) => path.resolve(/* turbopackIgnore: true */ process.cwd(), file)

namePayloadErrors()

export default buildConfig({
  secret: env.secret,
  cookiePrefix: env.siteUrl.startsWith('https:') ? '__Host-payload' : 'payload',
  telemetry: false,
  graphQL: { disable: true },
  logger,
  sharp,
  editor: lexicalEditor(),
  email: noopMailAdapter,
  i18n: { fallbackLanguage: 'en', translations: { en: { general: { noLabel: '–', true: 'Yes', false: 'No' } } } },
  db: postgresAdapter(databaseOptions({ migrationDir: fromRoot('src/lib/generated/migrations') })),
  onInit: surviveLostConnections,
  hooks: { afterError: [refuseBadValue, reportUnavailableStorage] },
  plugins: [britishDates, lockDetails, savedBy, columnNames, keepSearchable, refreshPages, s3Uploads(env.s3)],
  typescript: { outputFile: fromRoot('src/lib/generated/payload-types.ts'), autoGenerate: false },
  admin: {
    user: Users.slug,
    avatar: 'default',
    theme: 'light',
    dateFormat: 'd MMMM yyyy, HH:mm',
    importMap: { baseDir: fromRoot('src'), importMapFile: fromRoot('src/app/(payload)/admin/importMap.js') },
    meta: { titleSuffix: ' | Powerboard admin' },
    // Replaces Payload's default layout, which shows a card for each of the many collections.
    dashboard: {
      widgets: [
        {
          slug: 'tasks',
          label: 'What to do',
          Component: '/components/admin/simple/tasks-widget#TasksWidget',
          minWidth: 'full',
        },
      ],
      defaultLayout: [{ widgetSlug: 'tasks', width: 'full' }],
    },
    components: {
      header: ['/components/admin/outages/outage-banner#OutageBanner'],
      beforeNavLinks: ['/components/admin/site-nav#SiteNav'],
      beforeDashboard: [
        '/components/admin/admin-summary#AdminSummary',
        '/components/admin/numbers-to-review#NumbersToReview',
      ],
      graphics: { Logo: '/components/admin/logo#Logo', Icon: '/components/admin/logo#Icon' },
      // Payload does not protect custom views, so each one begins with requireStaff.
      views: {
        simple: {
          path: '/simple',
          exact: true,
          Component: '/components/admin/simple/simple-view#SimpleView',
          meta: { title: 'What to do' },
        },
        write: {
          path: '/write',
          exact: true,
          Component: '/components/admin/writer/write-view#WriteView',
          meta: { title: 'Write' },
        },
        claims: {
          path: '/claims',
          exact: true,
          Component: '/components/admin/claims/claims-view#ClaimsView',
          meta: { title: 'Where claims appear' },
        },
        pages: {
          path: '/pages',
          exact: true,
          Component: '/components/admin/pages/pages-view#PagesView',
          meta: { title: 'All addresses' },
        },
        supplier: {
          path: '/supplier',
          exact: true,
          Component: '/components/admin/supplier/supplier-view#SupplierView',
          meta: { title: 'Supplier sync' },
        },
        social: {
          path: '/social',
          exact: true,
          Component: '/components/admin/social/social-view#SocialView',
          meta: { title: 'Social posts' },
        },
        blogAnalytics: {
          path: '/blog-analytics',
          exact: true,
          Component: '/components/admin/analytics/analytics-view#AnalyticsView',
          meta: { title: 'Blog analytics' },
        },
        leadFunnel: {
          path: '/lead-funnel',
          exact: true,
          Component: '/components/admin/funnel/funnel-view#FunnelView',
          meta: { title: 'From page to sale' },
        },
        operations: {
          path: '/operations',
          exact: true,
          Component: '/components/admin/operations/operations-view#OperationsView',
          meta: { title: 'Operations' },
        },
        heatmap: {
          path: '/heatmap',
          exact: true,
          Component: '/components/admin/heatmap/heatmap-view#HeatmapView',
          meta: { title: 'Heatmap' },
        },
      },
    },
  },
  collections: [
    // Sales desk
    Leads,
    LeadEvents,
    Deliveries,
    CallRequests,
    ContactInquiries,
    SurveyLeads,
    DatasheetLeads,
    PartnerApplications,
    ConfigurationQuotes,
    ProjectQuotes,
    Quotes,
    CalculatorUsage,
    Erasures,
    // Website
    Pages,
    Media,
    Films,
    Testimonials,
    Faqs,
    CaseStudies,
    Claims,
    Sources,
    Redirects,
    ZeroResultSearches,
    // Numbers
    Tariffs,
    Assumptions,
    // Blog
    BlogPosts,
    BlogCategories,
    BlogTags,
    BlogAuthors,
    BlogPostViews,
    SocialMediaPosts,
    // Shop
    Products,
    ProductVariants,
    ProductCategories,
    Bundles,
    CartItems,
    SharedDesigns,
    SharedDesignVersions,
    SharedDesignComments,
    Orders,
    Payments,
    Refunds,
    StockMovements,
    PriceChanges,
    WaitingList,
    SupplierFiles,
    // Places and installers
    Places,
    Installers,
    // Energy challenge
    UserProfiles,
    Challenges,
    Achievements,
    RewardOffers,
    Rewards,
    // Records
    Users,
    ErrorLogs,
    PerformanceMetrics,
    HeatmapRecords,
  ],
  globals: [
    SiteSettings,
    OpeningHours,
    PromoBanner,
    Navigation,
    HomePage,
    SalesPage,
    ClaimSettings,
    SearchSynonyms,
    Retention,
    ChallengeRules,
  ],
})
