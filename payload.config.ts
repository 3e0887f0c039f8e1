import path from 'node:path'

import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'

import { COLLECTIONS } from '@/collections/collections'
import { Users } from '@/collections/system/users/users'
import { DASHBOARD, VIEWS } from '@/components/admin/views'
import { GLOBALS } from '@/globals/globals'
import { auditSettings } from '@/lib/cms/audit-settings'
import { columnNames } from '@/lib/cms/column-names'
import { refuseBadValue } from '@/lib/cms/errors/refuse-bad-value'
import { britishDates } from '@/lib/cms/fields/british-dates'
import { refreshPages } from '@/lib/cms/hooks/refresh-pages'
import { lockDetails } from '@/lib/cms/lock-details'
import { restoreSettings } from '@/lib/cms/restore-settings'
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
  db: postgresAdapter(databaseOptions({ generated: fromRoot('src/lib/generated') })),
  onInit: surviveLostConnections,
  hooks: { afterError: [refuseBadValue, reportUnavailableStorage] },
  plugins: [
    britishDates,
    lockDetails,
    savedBy,
    restoreSettings,
    auditSettings,
    columnNames,
    keepSearchable,
    refreshPages,
    s3Uploads(env.s3),
  ],
  typescript: { outputFile: fromRoot('src/lib/generated/payload-types.ts'), autoGenerate: false },
  admin: {
    user: Users.slug,
    avatar: 'default',
    theme: 'light',
    dateFormat: 'd MMMM yyyy, HH:mm',
    importMap: { baseDir: fromRoot('src'), importMapFile: fromRoot('src/app/(payload)/admin/importMap.js') },
    meta: { titleSuffix: ' | Powerboard admin' },
    dashboard: DASHBOARD,
    components: {
      Nav: '/components/admin/main-nav#MainNav',
      header: [
        '/components/admin/outages/outage-banner#OutageBanner',
        '/components/admin/accounts/new-device-notice#NewDeviceNotice',
        '/components/admin/drawer-labels#DrawerLabels',
      ],
      beforeNavLinks: ['/components/admin/inbox/find-anything#FindAnything', '/components/admin/site-nav#SiteNav'],
      beforeDashboard: [
        '/components/admin/admin-summary#AdminSummary',
        '/components/admin/numbers-to-review#NumbersToReview',
      ],
      graphics: { Logo: '/components/admin/logo#Logo', Icon: '/components/admin/logo#Icon' },
      views: VIEWS,
    },
  },
  collections: COLLECTIONS,
  globals: GLOBALS,
})
