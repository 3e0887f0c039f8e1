/**
 * admins: admin. editors: admin, editor. the sales desk: admin, sales. staff: all three. anyone: also without signing
 * in.
 */
export type Who = 'nobody' | 'admins' | 'editors' | 'the sales desk' | 'staff' | 'anyone'

/** "Shown" means published, or ticked "Shown on the website". "Their own" means belonging to the user's account. */
export type Reading = Who | 'editors, anyone what is shown' | 'staff, anyone what is shown' | 'staff their own'
export type Changing = Who | 'admins, staff their own' | 'staff their own'

export type Rights = {
  create: Who
  read: Reading
  update: Changing
  /** As `update` if omitted. */
  updateMany?: Who
  delete: Changing
  /** Nobody if omitted. */
  duplicate?: Who
  /** The collection has no versions if omitted. Restoring a version is an update. */
  versions?: Who
  /** Endpoints besides those that Payload adds to every collection of its kind. */
  also?: Record<string, Who>
  /** Not available over HTTP at all. */
  isInternal?: true
  /** Operations that the REST API does not offer. */
  closed?: string[]
}

const enquiry: Rights = { create: 'nobody', read: 'the sales desk', update: 'nobody', delete: 'admins' }
const content: Rights = {
  create: 'editors',
  read: 'editors, anyone what is shown',
  update: 'editors',
  delete: 'editors',
  duplicate: 'editors',
  versions: 'editors',
}
const proved: Rights = {
  ...content,
  also: {
    'get /:id/proof': 'editors',
    'get /:id/proof-file/:check': 'editors',
    'post /:id/ask-for-check': 'editors',
    'post /:id/confirm-check': 'editors',
  },
}
const listing: Rights = {
  create: 'editors',
  read: 'staff, anyone what is shown',
  update: 'editors',
  delete: 'editors',
  duplicate: 'editors',
}
const record: Rights = { create: 'nobody', read: 'admins', update: 'nobody', delete: 'admins' }

/** Who may do what. Lists every collection of the built configuration. */
export const COLLECTIONS: Record<string, Rights> = {
  leads: {
    create: 'nobody',
    read: 'the sales desk',
    update: 'the sales desk',
    delete: 'admins',
    also: { 'post /:id/notes': 'the sales desk', 'post /:id/contacts': 'the sales desk' },
  },
  'lead-events': { ...enquiry, delete: 'nobody' },
  people: {
    create: 'nobody',
    read: 'the sales desk',
    update: 'the sales desk',
    delete: 'nobody',
    also: { 'post /:id/merge': 'the sales desk', 'post /:id/personal-data': 'admins', 'post /:id/erase': 'admins' },
  },
  'people-merges': { ...enquiry, delete: 'nobody', also: { 'post /:id/undo': 'the sales desk' } },
  'lead-tasks': { create: 'the sales desk', read: 'the sales desk', update: 'the sales desk', delete: 'nobody' },
  'email-templates': {
    create: 'the sales desk',
    read: 'the sales desk',
    update: 'the sales desk',
    delete: 'the sales desk',
  },
  'lead-views': {
    create: 'the sales desk',
    read: 'the sales desk',
    update: 'admins, staff their own',
    delete: 'admins, staff their own',
  },
  erasures: { ...enquiry, delete: 'nobody', also: { 'post /:id/checked': 'the sales desk' } },
  'data-receipts': { ...enquiry, delete: 'nobody', also: { 'post /:id/mailboxes-cleared': 'the sales desk' } },
  deliveries: {
    ...enquiry,
    also: { 'post /:id/send-again': 'the sales desk', 'post /:id/close': 'the sales desk' },
  },
  orders: {
    create: 'nobody',
    read: 'the sales desk',
    update: 'the sales desk',
    updateMany: 'nobody',
    delete: 'nobody',
  },
  payments: {
    create: 'nobody',
    read: 'the sales desk',
    update: 'nobody',
    delete: 'nobody',
    also: { 'post /:id/refund': 'the sales desk' },
  },
  refunds: { create: 'nobody', read: 'the sales desk', update: 'nobody', delete: 'nobody' },
  warranties: { create: 'the sales desk', read: 'the sales desk', update: 'the sales desk', delete: 'nobody' },
  reviews: {
    create: 'nobody',
    read: 'the sales desk',
    update: 'nobody',
    delete: 'nobody',
    also: {
      'post /:id/publish': 'the sales desk',
      'post /:id/ask-to-publish': 'the sales desk',
      'post /:id/ask-to-withhold': 'the sales desk',
      'post /:id/confirm-withholding': 'the sales desk',
      'post /:id/keep-withheld': 'the sales desk',
    },
  },
  'stock-movements': { create: 'nobody', read: 'staff', update: 'nobody', delete: 'nobody' },
  'price-changes': { create: 'nobody', read: 'staff', update: 'nobody', delete: 'nobody' },
  'waiting-list': { create: 'nobody', read: 'the sales desk', update: 'nobody', delete: 'admins' },
  'supplier-files': {
    create: 'nobody',
    read: 'staff',
    update: 'nobody',
    delete: 'editors',
    also: { 'post /check': 'editors', 'post /:id/apply': 'editors', 'post /:id/undo': 'editors' },
  },
  quotes: {
    create: 'nobody',
    read: 'the sales desk',
    update: 'the sales desk',
    delete: 'nobody',
    also: { 'post /:id/send': 'the sales desk' },
  },
  'call-requests': enquiry,
  'contact-inquiries': enquiry,
  'survey-leads': enquiry,
  'datasheet-leads': enquiry,
  'partner-applications': {
    ...enquiry,
    update: 'the sales desk',
    also: { 'post /:id/directory-draft': 'the sales desk' },
  },
  'configuration-quotes': enquiry,
  'project-quotes': { ...enquiry, also: { 'post /:id/facts': 'the sales desk' } },
  'calculator-usage': enquiry,

  pages: content,
  testimonials: proved,
  faqs: content,
  'case-studies': proved,
  claims: proved,
  'blog-posts': content,
  installers: proved,

  'blog-categories': listing,
  'blog-authors': listing,
  products: { ...listing, also: { 'post /:id/stock': 'staff' } },
  'product-variants': { ...listing, also: { 'post /:id/stock': 'staff' } },
  'product-categories': listing,
  bundles: listing,
  places: { ...listing, duplicate: 'nobody' },

  media: { create: 'editors', read: 'anyone', update: 'editors', delete: 'editors', duplicate: 'editors' },
  films: { create: 'editors', read: 'anyone', update: 'editors', delete: 'editors', duplicate: 'editors' },
  'blog-tags': { create: 'editors', read: 'anyone', update: 'editors', delete: 'editors', duplicate: 'editors' },
  sources: { create: 'editors', read: 'anyone', update: 'editors', delete: 'editors' },
  tariffs: { create: 'editors', read: 'anyone', update: 'editors', delete: 'editors', versions: 'editors' },
  assumptions: { create: 'editors', read: 'anyone', update: 'editors', delete: 'editors', versions: 'editors' },
  'search-misses': { create: 'nobody', read: 'editors', update: 'nobody', delete: 'editors' },
  redirects: { create: 'editors', read: 'editors', update: 'editors', delete: 'editors' },
  'social-media-posts': {
    create: 'editors',
    read: 'editors',
    update: 'editors',
    delete: 'editors',
    duplicate: 'editors',
    also: { 'post /:id/send-again': 'editors' },
  },

  'blog-post-views': record,
  'cart-items': record,
  'shared-designs': record,
  'shared-design-versions': record,
  'shared-design-comments': record,
  'user-profiles': record,
  challenges: record,
  achievements: record,
  rewards: record,
  'reward-offers': { ...listing, read: 'editors, anyone what is shown', duplicate: 'nobody' },
  'error-logs': { ...record, update: 'admins' },
  'performance-metrics': record,
  'heatmap-records': record,
  'audit-entries': { ...record, delete: 'nobody' },

  users: {
    create: 'admins',
    read: 'staff',
    update: 'admins, staff their own',
    delete: 'admins',
    // Each for one's own account alone, or for admins for that of a colleague: tests/integration/accounts.
    also: {
      'post /unlock': 'admins',
      'post /:id/begin-app': 'staff',
      'post /:id/add-app': 'staff',
      'post /:id/begin-passkey': 'staff',
      'post /:id/add-passkey': 'staff',
      'post /:id/remove-passkey': 'staff',
      'post /:id/renew-recovery-codes': 'staff',
      'post /:id/remove-second-factors': 'staff',
      'post /:id/sign-out-everywhere': 'staff',
      'post /:id/end-session': 'staff',
      'post /:id/confirm-devices': 'staff',
      'post /:id/make-code': 'admins',
      'post /:id/reset-second-factors': 'admins',
      'post /:id/sign-out-colleague': 'admins',
    },
  },

  // Payload's own collections.
  'payload-kv': { create: 'nobody', read: 'nobody', update: 'nobody', delete: 'nobody' },
  'payload-locked-documents': { create: 'staff', read: 'staff', update: 'staff', delete: 'staff', duplicate: 'staff' },
  'payload-preferences': {
    create: 'staff',
    read: 'staff their own',
    update: 'staff their own',
    delete: 'staff their own',
    closed: ['delete'],
  },
  'payload-migrations': {
    create: 'staff',
    read: 'staff',
    update: 'staff',
    delete: 'staff',
    duplicate: 'staff',
    isInternal: true,
  },
}

export const GLOBALS: Record<string, { read: Who; update: Who; versions?: Who }> = {
  'site-settings': { read: 'anyone', update: 'editors', versions: 'editors' },
  'opening-hours': { read: 'anyone', update: 'editors', versions: 'editors' },
  'promo-banner': { read: 'anyone', update: 'editors', versions: 'editors' },
  navigation: { read: 'anyone', update: 'editors', versions: 'editors' },
  'home-page': { read: 'anyone', update: 'editors', versions: 'editors' },
  'sales-page': { read: 'anyone', update: 'editors', versions: 'editors' },
  'claim-settings': { read: 'anyone', update: 'editors', versions: 'editors' },
  'search-synonyms': { read: 'editors', update: 'editors', versions: 'editors' },
  retention: { read: 'anyone', update: 'admins' },
  'challenge-rules': { read: 'anyone', update: 'editors' },
  'past-weather': { read: 'anyone', update: 'editors' },
}

/** Endpoints of the API that belong to no collection. */
export const ROOT_ENDPOINTS = ['get /access', 'get /og']

/** Fields with more restrictive read access than their document. */
export const HIDDEN_FIELDS: Record<string, Who> = {
  'case-studies.evidence': 'editors',
  'reward-offers.code': 'editors',
  'case-studies.checkedBy': 'editors',
  'installers.evidence': 'editors',
  'installers.checkedBy': 'editors',
  'testimonials.evidence': 'editors',
  'testimonials.checkedBy': 'editors',
  'claims.notes': 'editors',
  'claims.readings.reviewedBy': 'editors',
  'blog-authors.email': 'editors',
  'blog-posts.editedIn': 'editors',
  'installers.contactName': 'editors',
  'installers.contactEmail': 'editors',
  'installers.contactPhone': 'editors',
  'installers.notes': 'editors',
  'products.compareAtPrice': 'staff',
  'products.stockLevel': 'staff',
  'products.lowStockThreshold': 'staff',
  'products.supplierCode': 'staff',
  'product-variants.compareAtPrice': 'staff',
  'product-variants.stockLevel': 'staff',
  'leads.accessTokenSha256': 'nobody',
  'people.key': 'nobody',
  'quotes.accessTokenSha256': 'nobody',
  'orders.accessTokenSha256': 'nobody',
  'orders.confirmationTokenSha256': 'nobody',
  'orders.holders': 'nobody',
}
