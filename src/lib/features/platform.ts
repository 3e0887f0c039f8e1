import { EDITORS } from '@/lib/domain/staff/roles'
import { routes } from '@/lib/routing/routes'

import { ALL, type Feature, HOUR_SECONDS, MINUTE, PER_REQUEST, PRERENDERED } from './feature'
import { PLATFORM_PERSONAL_DATA } from './personal-data/platform'

/** What belongs to no single feature: search, menus, numbers and the addresses of the site itself. */
export const platform = {
  staysOpenBecause: 'every page needs it',
  pages: {
    howWeCalculate: {
      path: routes.howWeCalculate,
      ...PRERENDERED,
      scriptBytesMax: 147_800,
      name: 'How we calculate',
      title: 'How we calculate',
      description:
        'The method behind every figure of our calculators, its sources and limits, and how far it agrees with standards, weather stations and other calculations.',
      shareImage: 'living-room-heat',
      kind: 'page',
      category: 'tool',
      sitemap: 'tools',
      search: {
        keywords:
          'Method, sources, validation, heat loss, BS EN 12831, ISO 7730, BS 7671, SAP, Monte Carlo, degree days, API, OpenAPI, CSV download.',
      },
    },
    sitemapForPeople: {
      path: routes.sitemapForPeople,
      ...PRERENDERED,
      name: 'Sitemap',
      title: 'Sitemap',
      description:
        'All pages by subject: how the panels work, what they cost to run, fitting, the rules, the company and how to reach us.',
      shareImage: 'panel-under',
      kind: 'page',
    },
    search: {
      path: routes.search,
      ...PER_REQUEST,
      query: ['q', 'kind', 'page'],
      name: 'Search',
      title: 'Search',
      description: 'Search the guides, pages and questions of this site.',
      shareImage: 'panel-edge',
      kind: 'page',
    },
  },
  tasks: {
    'keep erasures outside the backup': { everySeconds: 5 * MINUTE, limitSeconds: 10 * MINUTE },
    'make the nightly backup': { everySeconds: 60 * MINUTE, limitSeconds: 180 * MINUTE },
  },
  replies: {
    unavailable: {
      ...PRERENDERED,
      path: routes.unavailable,
      title: 'Content temporarily unavailable',
    },
  },
  records: [
    { path: '/preview/[id]', layout: 'main', rendering: 'per-request' },
    { path: '/preview/post/[id]', layout: 'main', rendering: 'per-request' },
    { path: '/preview/quote/[id]', layout: 'main', rendering: 'per-request' },
    { path: '/styleguide', layout: 'styleguide', rendering: 'per-request' },
    { path: '/styleguide/[group]', layout: 'styleguide', rendering: 'per-request' },
    { path: '/admin/[[...segments]]', layout: 'payload', rendering: 'per-request' },
  ],
  endpoints: [
    '/.well-known/security.txt',
    '/admin/bypass',
    '/api/[...slug]',
    '/api/calculate/circuits',
    '/api/calculate/comfort',
    '/api/calculate/house',
    '/api/calculate/openapi.json',
    '/api/calculate/room',
    '/api/calculate/running-cost',
    '/api/estimate-basis',
    '/api/figures',
    '/api/health',
    '/api/health/live',
    '/api/price-cap',
    '/api/search/complete',
    '/api/search/trial',
    '/api/site-addresses',
    '/figures/room-section/[scene]',
    '/maps/degree-days.svg',
    '/maps/uk.svg',
    '/share/[...page]',
    '/sitemap.xml',
    '/sitemap/[kind]',
  ],
  adminViews: {
    '/price-cap': { label: 'New price cap', roles: EDITORS },
  },
  collections: ['search-misses', 'tariffs', 'assumptions'],
  globals: ['site-settings', 'opening-hours', 'navigation', 'search-synonyms'],
  retention: [
    {
      ...ALL,
      name: 'searches without results',
      table: 'search_misses',
      ageColumn: 'last_searched',
      kept: { kind: 'searches' },
      maxRows: 1_000,
    },
    {
      ...ALL,
      name: 'rate limits',
      table: 'rate_limits',
      key: 'key',
      ageColumn: 'to_timestamp(expire / 1000)',
      kept: { fixed: '0 days' },
      maxRows: 200_000,
    },
    {
      ...ALL,
      name: 'expired tags',
      table: 'cache_invalidations',
      ageColumn: 'at',
      kept: { fixed: '1 day' },
      maxRows: 50_000,
      where: 'id < (select max(id) from cache_invalidations)', // lets a process check that its history is complete
    },
  ],
  measured: {
    search_misses: { perSender: 'search', rowsMax: 1_000 },
  },
  cache: {
    /** A new price period begins without a change to a tariff. */
    numbers: { shows: ['assumptions', 'tariffs'], lifetimeSeconds: HOUR_SECONDS },
    navigation: { shows: ['navigation'] },
    siteSettings: { shows: ['site-settings', 'opening-hours'] },
  },
  personalData: PLATFORM_PERSONAL_DATA,
  impersonal: [
    'tariffs',
    'assumptions',
    'site_settings',
    'opening_hours',
    'navigation',
    'search_synonyms',
    'search_entries',
    'search_passages',
    'search_words',
    'cache_invalidations',
    'scheduled_tasks',
    'payload_kv',
    'payload_locked_documents',
    'payload_migrations',
    'payload_preferences_rels',
  ],
} as const satisfies Feature
