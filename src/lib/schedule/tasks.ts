import type { Pool } from 'pg'

import { sendDesignLinks } from '@/lib/delivery/design-links/send-design-links'
import { readDocuments, type ReadPdf } from '@/lib/delivery/documents/read-documents'
import { scanDocuments } from '@/lib/delivery/documents/scan-documents'
import { fetchEmails } from '@/lib/delivery/emails/fetch-emails'
import { eraseFromCrm } from '@/lib/delivery/erasure/erase-from-crm'
import { comparePayments } from '@/lib/delivery/payments/compare-payments'
import { makeRefunds } from '@/lib/delivery/payments/make-refunds'
import { expireQuotes } from '@/lib/delivery/quotes/expire-quotes'
import { enforceRetention } from '@/lib/delivery/retention/enforce'
import { askForReviews } from '@/lib/delivery/reviews/ask-for-reviews'
import { cancelInvitations } from '@/lib/delivery/reviews/open-invitations'
import { sendSeasonLinks } from '@/lib/delivery/season-links/send-season-links'
import { sendDuePosts } from '@/lib/delivery/social/send-due-posts'
import { sendNotices } from '@/lib/delivery/waiting-list/send-notices'
import { sendDataLinks } from '@/lib/delivery/your-data/send-data-links'
import type { TaskTimes } from '@/lib/features/feature'
import { joined, type NamesIn } from '@/lib/features/features'
import type { PostAlert } from '@/lib/integrations/alert-webhook'
import type { Crm } from '@/lib/integrations/crm/crm'
import type { IncomingMailbox } from '@/lib/integrations/mail/imap'
import type { CardPayments } from '@/lib/integrations/payments/card-payments'
import type { Scan } from '@/lib/integrations/scanner/scanner'
import type { SocialPlanner } from '@/lib/integrations/social/social-planner'
import { markDuePages } from '@/lib/link-monitor/due'
import { joinPeople } from '@/lib/people/join-people'
import { now } from '@/lib/platform/clock'
import type { Logger } from '@/lib/platform/logger'

import { type AlertMail, sendAlerts } from './alerts/send-alerts'
import { callSite, type SiteAccess } from './call-site'
import { sendStaffNotices } from './desk/send-notices'
import { shareOut } from './desk/share-out'
import { writeNotices } from './desk/write-notices'
import { keepRestoreNotes } from './keep-restore-notes'
import { makeNightlyBackup } from './nightly-backup'
import { reportOutages } from './outages/report-outages'
import type { Task } from './run-if-due'

type Deps = {
  pool: Pool
  log: Logger
  site: SiteAccess
  crm: Crm | null
  planner: SocialPlanner | null
  payments: CardPayments | null
  /** What customers write to us; null without its settings. */
  mailbox: IncomingMailbox | null
  alerts: AlertMail
  /** Where to report outages; each null if it is not configured. */
  outages: { mail: AlertMail | null; post: PostAlert | null }
  readPdf: ReadPdf
  scan: Scan | null
  /** Makes a backup; null without the settings for it. */
  backUp: (() => Promise<void>) | null
  /** Copies notes for a restore to where backups are kept; null without the settings for it. */
  keepNotes: (() => Promise<void>) | null
  /** Aborted when this process is to exit: a task then starts on nothing else. */
  stopping: AbortSignal
}

export type TaskName = NamesIn<'tasks'>

/** What each scheduled task does. */
const RUNS: Record<TaskName, (deps: Deps) => Promise<unknown>> = {
  // Sales
  'make card refunds': ({ pool, log, payments, stopping }) =>
    makeRefunds({ pool, log, payments, random: Math.random, stopping }),
  'compare card payments with Stripe': ({ pool, site, payments }) =>
    comparePayments({ pool, payments, siteUrl: site.siteUrl, now: now() }),
  'ask for reviews': async ({ pool }) => {
    await askForReviews(pool, now())
    await cancelInvitations(pool)
  },
  'cancel unpaid orders': ({ site }) => callSite(site, '/internal/cancel-unpaid-orders'),
  'fetch the supplier’s file': ({ site }) => callSite(site, '/internal/supplier-feed'),
  'refresh bundles': ({ site }) => callSite(site, '/internal/refresh-bundles'),
  'expire quotes': ({ pool }) => expireQuotes(pool),
  'find the people behind enquiries': ({ pool, stopping }) => joinPeople({ pool, stopping }),
  'give out enquiries': ({ pool }) => shareOut({ pool, now: now() }),
  'fetch replies by email': ({ pool, mailbox, stopping }) => fetchEmails({ pool, mailbox, stopping }),
  // What visitors and customers send as files
  'scan files for viruses': ({ pool, log, scan, stopping }) => scanDocuments({ pool, log, scan, stopping }),
  'read documents of projects': ({ pool, log, readPdf, scan, stopping }) =>
    readDocuments({ pool, log, readPdf, isScanned: scan !== null, stopping }),
  // What customers wait for
  'write to the waiting list': ({ pool, log, site, alerts, stopping }) =>
    sendNotices({ pool, log, send: alerts.send, siteUrl: site.siteUrl, sales: alerts.to, stopping }),
  'send links of the energy challenge': ({ pool, log, site, alerts, stopping }) =>
    sendSeasonLinks({ pool, log, send: alerts.send, siteUrl: site.siteUrl, sales: alerts.to, stopping }),
  'send links of shared designs': ({ pool, log, site, alerts, stopping }) =>
    sendDesignLinks({ pool, log, send: alerts.send, siteUrl: site.siteUrl, sales: alerts.to, stopping }),
  'send links to people’s data': ({ pool, log, site, alerts, stopping }) =>
    sendDataLinks({ pool, log, send: alerts.send, siteUrl: site.siteUrl, sales: alerts.to, stopping }),
  // What is deleted
  'erase from the CRM': ({ pool, log, crm }) => eraseFromCrm({ pool, log, crm }),
  'erase expired enquiries': ({ site }) => callSite(site, '/internal/erase-expired-leads'),
  'delete expired records': ({ pool, log }) => enforceRetention({ pool, log }),
  // Backups
  'keep erasures outside the backup': ({ pool, keepNotes }) => keepRestoreNotes({ pool, keepNotes }),
  'make the nightly backup': ({ pool, backUp }) => makeNightlyBackup({ pool, backUp, now: now() }),
  // What staff are told
  'tell staff what needs attention': ({ pool, log, alerts }) => sendAlerts({ pool, log, mail: alerts, now: now() }),
  'tell colleagues about leads': async ({ pool, log, site, alerts, stopping }) => {
    await writeNotices({ pool, now: now() })
    await sendStaffNotices({ pool, log, send: alerts.send, siteUrl: site.siteUrl, sales: alerts.to, stopping }, now())
  },
  'watch the CRM and the mail server': ({ pool, log, alerts, outages }) =>
    reportOutages({ pool, log, ...outages, operationsUrl: `${alerts.adminUrl}/operations` }),
  // What is published
  'publish and unpublish pages': ({ site }) => callSite(site, '/internal/publish-due'),
  'turn the openings of pages': ({ site }) => callSite(site, '/internal/turn-openings'),
  'note due page checks': ({ pool }) => markDuePages(pool),
  'send social posts': ({ pool, log, planner }) => sendDuePosts({ pool, log, planner, random: Math.random }),
}

const TIMES: Readonly<Record<TaskName, TaskTimes>> = joined('tasks')
const NAMES = Object.keys(TIMES) as TaskName[]

/** After how many seconds a task is due again, if it has not ended by then. */
export const limitSecondsOf = (name: TaskName): number => TIMES[name].limitSeconds

/** All scheduled work: what the features declare. */
export function scheduledTasks(deps: Deps): readonly Task[] {
  return NAMES.map((name) => ({ name, ...TIMES[name], run: () => RUNS[name](deps) }))
}
