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
import { SocialMediaPosts } from '@/collections/blog/social-media-posts'
import { Bundles } from '@/collections/catalogue/bundles'
import { CartItems } from '@/collections/catalogue/cart-items'
import { ProductCategories } from '@/collections/catalogue/product-categories'
import { ProductVariants } from '@/collections/catalogue/product-variants'
import { Products } from '@/collections/catalogue/products/products'
import { CaseStudies } from '@/collections/content/case-studies'
import { Claims } from '@/collections/content/claims/claims'
import { Faqs } from '@/collections/content/faqs'
import { Films } from '@/collections/content/films'
import { Media } from '@/collections/content/media/media'
import { Pages } from '@/collections/content/pages/pages'
import { Redirects } from '@/collections/content/redirects/redirects'
import { SearchMisses } from '@/collections/content/search-misses'
import { Sources } from '@/collections/content/sources'
import { Testimonials } from '@/collections/content/testimonials'
import { Achievements } from '@/collections/engagement/achievements'
import { Challenges } from '@/collections/engagement/challenges'
import { Rewards } from '@/collections/engagement/rewards'
import { UserProfiles } from '@/collections/engagement/user-profiles'
import { CalculatorUsage } from '@/collections/enquiries/calculator-usage'
import { CallRequests } from '@/collections/enquiries/call-requests'
import { ConfigurationQuotes } from '@/collections/enquiries/configuration-quotes'
import { ContactInquiries } from '@/collections/enquiries/contact-inquiries'
import { DatasheetLeads } from '@/collections/enquiries/datasheet-leads'
import { Deliveries } from '@/collections/enquiries/deliveries/deliveries'
import { Leads } from '@/collections/enquiries/leads/leads'
import { PartnerApplications } from '@/collections/enquiries/partner-applications'
import { ProjectQuotes } from '@/collections/enquiries/project-quotes'
import { SurveyLeads } from '@/collections/enquiries/survey-leads'
import { Assumptions } from '@/collections/numbers/assumptions'
import { Tariffs } from '@/collections/numbers/tariffs'
import { Installers } from '@/collections/places/installers'
import { Places } from '@/collections/places/places'
import { ErrorLogs } from '@/collections/system/error-logs'
import { HeatmapRecords } from '@/collections/system/heatmap-records'
import { PerformanceMetrics } from '@/collections/system/performance-metrics'
import { Users } from '@/collections/system/users/users'
import { ClaimSettings } from '@/globals/claim-settings'
import { HomePage } from '@/globals/home-page/home-page'
import { OpeningHours } from '@/globals/opening-hours/opening-hours'
import { PromoBanner } from '@/globals/promo-banner'
import { SalesPage } from '@/globals/sales-page/sales-page'
import { SiteSettings } from '@/globals/site-settings'
import { keepSearchable } from '@/lib/cms/search/keep-searchable'
import { surviveLostConnections } from '@/lib/platform/database'
import { databaseOptions } from '@/lib/platform/database-options'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { noAccountMail } from '@/lib/platform/no-account-mail'

const fromRoot = (file: string) => path.resolve(/* turbopackIgnore: true */ process.cwd(), file)

export default buildConfig({
  secret: env.secret,
  telemetry: false,
  graphQL: { disable: true },
  logger,
  sharp,
  editor: lexicalEditor(),
  email: noAccountMail,
  i18n: { fallbackLanguage: 'en', translations: { en: { general: { noLabel: '–' } } } },
  db: postgresAdapter(databaseOptions({ migrationDir: fromRoot('src/lib/generated/migrations') })),
  onInit: surviveLostConnections,
  plugins: [keepSearchable],
  typescript: { outputFile: fromRoot('src/lib/generated/payload-types.ts'), autoGenerate: false },
  admin: {
    user: Users.slug,
    avatar: 'default',
    theme: 'light',
    dateFormat: 'd MMMM yyyy, HH:mm',
    importMap: { baseDir: fromRoot('src'), importMapFile: fromRoot('src/app/(payload)/admin/importMap.js') },
    meta: { titleSuffix: ' | Powerboard desk' },
    components: {
      beforeNavLinks: ['/components/admin/site-nav#SiteNav'],
      beforeDashboard: [
        '/components/admin/desk-summary#DeskSummary',
        '/components/admin/numbers-to-review#NumbersToReview',
      ],
      graphics: { Logo: '/components/admin/logo#Logo', Icon: '/components/admin/logo#Icon' },
      // Payload opens these to everybody: each begins with requireStaff.
      views: {
        simple: {
          path: '/simple',
          exact: true,
          Component: '/components/admin/simple/simple-view#SimpleView',
          meta: { title: 'What to do' },
        },
        claims: {
          path: '/claims',
          exact: true,
          Component: '/components/admin/claims/claims-view#ClaimsView',
          meta: { title: 'Claims' },
        },
        pages: {
          path: '/pages',
          exact: true,
          Component: '/components/admin/pages/pages-view#PagesView',
          meta: { title: 'All addresses' },
        },
      },
    },
  },
  collections: [
    // Sales desk
    Leads,
    Deliveries,
    CallRequests,
    ContactInquiries,
    SurveyLeads,
    DatasheetLeads,
    PartnerApplications,
    ConfigurationQuotes,
    ProjectQuotes,
    CalculatorUsage,
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
    SearchMisses,
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
    // Places and installers
    Places,
    Installers,
    // Energy challenge
    UserProfiles,
    Challenges,
    Achievements,
    Rewards,
    // Records
    Users,
    ErrorLogs,
    PerformanceMetrics,
    HeatmapRecords,
  ],
  globals: [SiteSettings, OpeningHours, PromoBanner, HomePage, SalesPage, ClaimSettings],
})
