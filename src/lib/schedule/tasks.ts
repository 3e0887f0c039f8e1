import type { Pool } from 'pg'

import { readDocuments, type ReadPdf } from '@/lib/delivery/documents/read-documents'
import { scanDocuments } from '@/lib/delivery/documents/scan-documents'
import { eraseFromCrm } from '@/lib/delivery/erasure/erase-from-crm'
import { comparePayments } from '@/lib/delivery/payments/compare-payments'
import { makeRefunds } from '@/lib/delivery/payments/make-refunds'
import { expireQuotes } from '@/lib/delivery/quotes/expire-quotes'
import { enforceRetention } from '@/lib/delivery/retention/enforce'
import { sendSeasonLinks } from '@/lib/delivery/season-links/send-season-links'
import { sendDuePosts } from '@/lib/delivery/social/send-due-posts'
import { sendNotices } from '@/lib/delivery/waiting-list/send-notices'
import type { PostAlert } from '@/lib/integrations/alert-webhook'
import type { Crm } from '@/lib/integrations/crm/crm'
import type { CardPayments } from '@/lib/integrations/payments/card-payments'
import type { Scan } from '@/lib/integrations/scanner/scanner'
import type { SocialPlanner } from '@/lib/integrations/social/social-planner'
import { markDuePages } from '@/lib/link-monitor/due'
import { now } from '@/lib/platform/clock'
import type { Logger } from '@/lib/platform/logger'

import { type AlertMail, sendAlerts } from './alerts/send-alerts'
import { callSite, type SiteAccess } from './call-site'
import { reportOutages } from './outages/report-outages'
import type { Task } from './run-if-due'

type Deps = {
  pool: Pool
  log: Logger
  site: SiteAccess
  crm: Crm | null
  planner: SocialPlanner | null
  payments: CardPayments | null
  alerts: AlertMail
  /** Where to report outages; each null if it is not configured. */
  outages: { mail: AlertMail | null; post: PostAlert | null }
  readPdf: ReadPdf
  scan: Scan | null
  /** Aborted when this process is to exit: a task then starts on nothing else. */
  stopping: AbortSignal
}

const MINUTE = 60

const paymentTasks = ({ pool, log, site, payments, stopping }: Deps): Task[] => [
  {
    name: 'make card refunds',
    everySeconds: 5,
    limitSeconds: MINUTE, // each refund has its own lease, so concurrent runs do no harm
    run: () => makeRefunds({ pool, log, payments, random: Math.random, stopping }),
  },
  {
    name: 'compare card payments with Stripe',
    everySeconds: 24 * 60 * MINUTE,
    limitSeconds: 30 * MINUTE,
    run: () => comparePayments({ pool, payments, siteUrl: site.siteUrl, now: now() }),
  },
]

/** What visitors and customers send as files. */
const fileTasks = ({ pool, log, readPdf, scan, stopping }: Deps): Task[] => [
  {
    name: 'scan files for viruses',
    everySeconds: 15,
    limitSeconds: 10 * MINUTE,
    run: () => scanDocuments({ pool, log, scan, stopping }),
  },
  {
    name: 'read documents of projects',
    everySeconds: 15,
    limitSeconds: 5 * MINUTE,
    run: () => readDocuments({ pool, log, readPdf, isScanned: scan !== null, stopping }),
  },
]

/** What customers wait for. */
const customerTasks = ({ pool, log, site, alerts, stopping }: Deps): Task[] => [
  {
    name: 'write to the waiting list',
    everySeconds: 15,
    limitSeconds: 10 * MINUTE, // each email has its own lease, so concurrent runs do no harm
    run: () => sendNotices({ pool, log, send: alerts.send, siteUrl: site.siteUrl, stopping }),
  },
  {
    name: 'send links of the energy challenge',
    everySeconds: 5,
    limitSeconds: 10 * MINUTE, // each email has its own lease, so concurrent runs do no harm
    run: () => sendSeasonLinks({ pool, log, send: alerts.send, siteUrl: site.siteUrl, stopping }),
  },
  {
    name: 'cancel unpaid orders',
    everySeconds: MINUTE,
    limitSeconds: 2 * MINUTE,
    run: () => callSite(site, '/internal/cancel-unpaid-orders'),
  },
  {
    name: 'expire quotes',
    everySeconds: 15 * MINUTE,
    limitSeconds: MINUTE,
    run: () => expireQuotes(pool),
  },
]

/** What is deleted. */
const privacyTasks = ({ pool, log, site, crm }: Deps): Task[] => [
  {
    name: 'erase from the CRM',
    everySeconds: 15,
    limitSeconds: 10 * MINUTE,
    run: () => eraseFromCrm({ pool, log, crm }),
  },
  {
    name: 'erase expired enquiries',
    everySeconds: 15 * MINUTE,
    limitSeconds: 2 * MINUTE,
    run: () => callSite(site, '/internal/erase-expired-leads'),
  },
  {
    name: 'delete expired records',
    everySeconds: 15 * MINUTE,
    limitSeconds: 60 * MINUTE,
    run: () => enforceRetention({ pool, log }),
  },
]

/** What staff are told. */
const staffTasks = ({ pool, log, alerts, outages }: Deps): Task[] => [
  {
    name: 'tell staff what needs attention',
    everySeconds: 15 * MINUTE,
    limitSeconds: 2 * MINUTE,
    run: () => sendAlerts({ pool, log, mail: alerts, now: now() }),
  },
  {
    name: 'watch the CRM and the mail server',
    everySeconds: MINUTE,
    limitSeconds: 5 * MINUTE,
    run: () => reportOutages({ pool, log, ...outages, operationsUrl: `${alerts.adminUrl}/operations` }),
  },
]

/** All scheduled work. */
export function scheduledTasks(deps: Deps): readonly Task[] {
  const { pool, log, site, planner } = deps
  return [
    ...paymentTasks(deps),
    ...fileTasks(deps),
    ...customerTasks(deps),
    ...privacyTasks(deps),
    ...staffTasks(deps),
    {
      name: 'publish and unpublish pages',
      everySeconds: 15,
      limitSeconds: 2 * MINUTE,
      run: () => callSite(site, '/internal/publish-due'),
    },
    { name: 'note due page checks', everySeconds: 15, limitSeconds: MINUTE, run: () => markDuePages(pool) },
    {
      name: 'send social posts',
      everySeconds: 15,
      limitSeconds: MINUTE, // each post has its own lease, so concurrent runs do no harm
      run: () => sendDuePosts({ pool, log, planner, random: Math.random }),
    },
    {
      name: 'fetch the supplier’s file',
      everySeconds: 6 * 60 * MINUTE,
      limitSeconds: 2 * MINUTE,
      run: () => callSite(site, '/internal/supplier-feed'),
    },
    {
      name: 'refresh bundles',
      everySeconds: 15 * MINUTE,
      limitSeconds: 2 * MINUTE,
      run: () => callSite(site, '/internal/refresh-bundles'),
    },
  ]
}
