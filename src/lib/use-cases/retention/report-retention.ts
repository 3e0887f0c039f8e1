import type { Payload } from 'payload'

import { countOld } from '@/lib/delivery/retention/enforce'
import { countExpiredLeads } from '@/lib/delivery/retention/expired-leads'
import { RETENTION_RULES } from '@/lib/delivery/retention/rules'
import { readRuns } from '@/lib/delivery/retention/runs'
import { RETENTION_KINDS, type RetentionKind, type RetentionPeriods } from '@/lib/domain/retention/periods'
import { poolOf } from '@/lib/platform/database'

/** For one kind of record: how many records these periods would delete now, and how many the last run deleted. */
export type RetentionReport = { kind: RetentionKind; due: number; ranAt: string | null; deleted: number; total: number }

/** Only counts; deletes nothing. */
export async function reportRetention(payload: Payload, periods: RetentionPeriods): Promise<RetentionReport[]> {
  const pool = poolOf(payload)
  const due = new Map<RetentionKind, number>()
  const add = (kind: RetentionKind, count: number) => due.set(kind, (due.get(kind) ?? 0) + count)
  for (const rule of RETENTION_RULES) if (rule.kept.kind) add(rule.kept.kind, await countOld(pool, { rule, periods }))
  for (const { kind, count } of await countExpiredLeads(pool, periods)) add(kind, count)
  const runs = new Map((await readRuns(pool)).map((run) => [run.kind, run]))
  return RETENTION_KINDS.map((kind) => {
    const run = runs.get(kind)
    return {
      kind,
      due: due.get(kind) ?? 0,
      ranAt: run?.ranAt.toISOString() ?? null,
      deleted: run?.deleted ?? 0,
      total: run?.total ?? 0,
    }
  })
}
