import { TESTED_SERVICES, type TestedService, testKey, type TestResult } from '@/lib/domain/staff/tested-services'
import type { Db } from '@/lib/platform/database'
import type { env } from '@/lib/platform/env'

type Settings = Pick<typeof env, 'mail' | 'crm' | 'stripe' | 'supplierFeedUrl' | 'analytics'>

const IS_SET_UP: Record<TestedService, (settings: Settings) => boolean> = {
  email: ({ mail }) => mail.smtpUrl !== undefined,
  crm: ({ crm }) => crm !== null,
  cards: ({ stripe }) => stripe !== null,
  storage: () => true,
  'supplier-feed': ({ supplierFeedUrl }) => supplierFeedUrl !== null,
  analytics: ({ analytics }) => analytics !== null,
}

/** `last`: the last result, null if it has never been tested. */
export type ServiceOfSite = (typeof TESTED_SERVICES)[number] & {
  isSetUp: boolean
  last: (TestResult & { at: string }) | null
}

/** The services that can be tested, with the last result of each. */
export async function readTestedServices(db: Db, settings: Settings): Promise<ServiceOfSite[]> {
  const { rows } = await db.query<{ key: string; data: NonNullable<ServiceOfSite['last']> }>(
    'select key, data from payload_kv where key = any($1)',
    [TESTED_SERVICES.map(({ value }) => testKey(value))],
  )
  return TESTED_SERVICES.map((service) => ({
    ...service,
    isSetUp: IS_SET_UP[service.value](settings),
    last: rows.find(({ key }) => key === testKey(service.value))?.data ?? null,
  }))
}
