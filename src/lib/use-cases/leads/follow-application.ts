import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { moveLead } from '@/lib/delivery/store/move-lead'
import type { LeadHappening } from '@/lib/domain/leads/lead-status'
import type { PartnerStage } from '@/lib/domain/leads/partner-stages'
import { transactionOf } from '@/lib/platform/database'

/** What becomes of the lead of an application that reaches a stage. */
const HAPPENINGS = {
  reviewing: 'application-reviewed',
  accepted: 'application-accepted',
  declined: 'application-declined',
} as const satisfies Partial<Record<PartnerStage, LeadHappening>>

type Happening = (typeof HAPPENINGS)[keyof typeof HAPPENINGS]

const isDecisive = (stage: PartnerStage): stage is keyof typeof HAPPENINGS => stage in HAPPENINGS

/** Moves the lead of an application that has reached a stage, in the request's transaction. */
export async function followApplication(
  req: PayloadRequest,
  { lead, stage }: { lead: number; stage: PartnerStage },
): Promise<void> {
  if (isDecisive(stage)) await move(req, lead, HAPPENINGS[stage])
}

async function move(req: PayloadRequest, lead: number, happening: Happening): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`with decided as (
    select ${lead}::int as lead_id, ${req.user?.id ?? null}::int as author_id, ${req.user?.name ?? null}::text as author_name
  ), ${sql.raw(moveLead({ happening, source: 'decided' }))} select from lead`)
}
