import { randomUUID } from 'node:crypto'

import { type TestedService, testKey, type TestResult } from '@/lib/domain/staff/tested-services'
import { configuredCrm } from '@/lib/integrations/crm/configured-crm'
import { readSenderRecords } from '@/lib/integrations/mail/sender-records'
import { createSmtpMail } from '@/lib/integrations/mail/smtp'
import { configuredPayments } from '@/lib/integrations/payments/configured-payments'
import { configuredStore } from '@/lib/integrations/storage/configured-store'
import type { Db } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { type Mailbox, readMailbox } from '@/lib/platform/mailbox'

import { keepResult } from './keep-result'
import { testCrm } from './test-crm'
import { testEmail } from './test-email'
import { testAnalytics, testCards, testStorage, testSupplierFeed } from './test-other-services'

const TIMEOUT_MS = 20_000

/** `to`: who gets the email. */
type Test = { to: Mailbox; reference: string; signal: AbortSignal }

/** Each returns null if the service is not set up. */
const TESTS: Record<TestedService, (test: Test) => Promise<TestResult> | null> = {
  email: (test) => {
    const { smtpUrl } = env.mail
    return smtpUrl === undefined ? null : testMailServer(smtpUrl, test)
  },
  crm: ({ reference, signal }) => {
    const crm = configuredCrm()
    return crm && testCrm({ crm, reference, signal })
  },
  cards: () => {
    const payments = configuredPayments()
    return payments && testCards(payments)
  },
  storage: async ({ reference }) => testStorage(await configuredStore(), `${reference}.txt`),
  'supplier-feed': () => (env.supplierFeedUrl === null ? null : testSupplierFeed(env.supplierFeedUrl)),
  analytics: ({ signal }) => env.analytics && testAnalytics(env.analytics.scriptUrl, signal),
}

async function testMailServer(url: string, { to, reference, signal }: Test): Promise<TestResult> {
  const from = readMailbox(env.mail.from)
  const { send, close } = createSmtpMail({ url, from })
  try {
    return await testEmail({ send, lookUp: readSenderRecords, reference, from, to, siteUrl: env.siteUrl, signal })
  } finally {
    close()
  }
}

/** Tests a service now and keeps the result for the next view; null if the service is not set up. */
export async function testService(db: Db, { service, to }: { service: TestedService; to: Mailbox }) {
  const reference = `test-${randomUUID()}`
  const testing = TESTS[service]({ to, reference, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (testing === null) return null
  const result = await testing
  await keepResult(db, testKey(service), result)
  return result
}
