import type { Crm } from '@/lib/integrations/crm/crm'
import type { Mailbox, SendMail } from '@/lib/integrations/mail/mail'
import type { Logger } from '@/lib/platform/logger'

import type { Db } from './db'

/** `siteUrl` has no slash at its end; `sales` is the inbox of the sales desk. */
export type DeliverySettings = { siteUrl: string; sales: Mailbox }

/** What recording an attempt needs. `random`: 0 <= n < 1. */
export type AttemptDeps = { pool: Db; random: () => number; log: Logger }

/** What sending to the CRM needs; null: none is set up. */
export type CrmDeps = AttemptDeps & { crm: Crm | null }

/** What sending anything needs. */
export type DeliveryDeps = CrmDeps & { mail: SendMail; settings: DeliverySettings }
