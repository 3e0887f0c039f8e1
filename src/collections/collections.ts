import type { CollectionConfig } from 'payload'

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
import { LeadViews } from '@/collections/desk/lead-views'
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
import { LeadTasks } from '@/collections/enquiries/lead-tasks'
import { Leads } from '@/collections/enquiries/leads/leads'
import { PartnerApplications } from '@/collections/enquiries/partner-applications/partner-applications'
import { People } from '@/collections/enquiries/people/people'
import { PeopleMerges } from '@/collections/enquiries/people/people-merges'
import { ProjectQuotes } from '@/collections/enquiries/project-quotes/project-quotes'
import { Quotes } from '@/collections/enquiries/quotes/quotes'
import { SurveyLeads } from '@/collections/enquiries/survey-leads'
import { Assumptions } from '@/collections/numbers/assumptions'
import { Tariffs } from '@/collections/numbers/tariffs'
import { Orders } from '@/collections/orders/orders'
import { Payments } from '@/collections/orders/payments'
import { Refunds } from '@/collections/orders/refunds'
import { Reviews } from '@/collections/orders/reviews/reviews'
import { Warranties } from '@/collections/orders/warranties/warranties'
import { Installers } from '@/collections/places/installers'
import { Places } from '@/collections/places/places/places'
import { DataReceipts } from '@/collections/privacy/data-receipts'
import { AuditEntries } from '@/collections/system/audit/audit-entries'
import { ErrorLogs } from '@/collections/system/error-logs'
import { HeatmapRecords } from '@/collections/system/heatmap-records'
import { PerformanceMetrics } from '@/collections/system/performance-metrics'
import { Users } from '@/collections/system/users/users'
import type { ListedIn } from '@/lib/features/features'

import { EmailTemplates } from './desk/email-templates'

/** The collections that the features declare, in the order of the admin's lists of them. */
const REGISTERED: Record<ListedIn<'collections'>, CollectionConfig> = {
  // Sales desk
  leads: Leads,
  'lead-events': LeadEvents,
  people: People,
  'people-merges': PeopleMerges,
  'lead-tasks': LeadTasks,
  'lead-views': LeadViews,
  'email-templates': EmailTemplates,
  deliveries: Deliveries,
  'call-requests': CallRequests,
  'contact-inquiries': ContactInquiries,
  'survey-leads': SurveyLeads,
  'datasheet-leads': DatasheetLeads,
  'partner-applications': PartnerApplications,
  'configuration-quotes': ConfigurationQuotes,
  'project-quotes': ProjectQuotes,
  quotes: Quotes,
  'calculator-usage': CalculatorUsage,
  erasures: Erasures,
  'data-receipts': DataReceipts,
  // Website
  pages: Pages,
  media: Media,
  films: Films,
  testimonials: Testimonials,
  faqs: Faqs,
  'case-studies': CaseStudies,
  claims: Claims,
  sources: Sources,
  redirects: Redirects,
  'search-misses': ZeroResultSearches,
  // Numbers
  tariffs: Tariffs,
  assumptions: Assumptions,
  // Blog
  'blog-posts': BlogPosts,
  'blog-categories': BlogCategories,
  'blog-tags': BlogTags,
  'blog-authors': BlogAuthors,
  'blog-post-views': BlogPostViews,
  'social-media-posts': SocialMediaPosts,
  // Shop
  products: Products,
  'product-variants': ProductVariants,
  'product-categories': ProductCategories,
  bundles: Bundles,
  'cart-items': CartItems,
  'shared-designs': SharedDesigns,
  'shared-design-versions': SharedDesignVersions,
  'shared-design-comments': SharedDesignComments,
  orders: Orders,
  payments: Payments,
  refunds: Refunds,
  warranties: Warranties,
  reviews: Reviews,
  'stock-movements': StockMovements,
  'price-changes': PriceChanges,
  'waiting-list': WaitingList,
  'supplier-files': SupplierFiles,
  // Places and installers
  places: Places,
  installers: Installers,
  // Energy challenge
  'user-profiles': UserProfiles,
  challenges: Challenges,
  achievements: Achievements,
  'reward-offers': RewardOffers,
  rewards: Rewards,
  // Records
  users: Users,
  'audit-entries': AuditEntries,
  'error-logs': ErrorLogs,
  'performance-metrics': PerformanceMetrics,
  'heatmap-records': HeatmapRecords,
}

export const COLLECTIONS: CollectionConfig[] = Object.values(REGISTERED)
