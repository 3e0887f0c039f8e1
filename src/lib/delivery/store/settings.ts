import type { Crm } from '@/lib/integrations/crm/crm'
import type { SendMail } from '@/lib/integrations/mail/mail'
import type { Db } from '@/lib/platform/database'
import type { Logger } from '@/lib/platform/logger'
import type { Mailbox } from '@/lib/platform/mailbox'

/** `siteUrl` has no trailing slash; `sales` is the sales inbox. */
export type DeliverySettings = { siteUrl: string; sales: Mailbox }

/** Dependencies for recording an attempt. `random`: 0 <= n < 1. */
export type AttemptDeps = { pool: Db; random: () => number; log: Logger }

/** Dependencies for the CRM; null when none is configured. */
export type CrmDeps = AttemptDeps & { crm: Crm | null }

/** Dependencies for all channels. */
export type DeliveryDeps = CrmDeps & { mail: SendMail; settings: DeliverySettings }
