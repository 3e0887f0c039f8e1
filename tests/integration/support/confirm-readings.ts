import type { Payload } from 'payload'

import { readings } from '@/lib/cms/proof/readings'
import type { Claim } from '@/lib/generated/payload-types'

import { pool } from './rows'

/** Saves the readings of a claim, has them confirmed by a colleague and approves them. */
export async function approveReadings(
  payload: Payload,
  { id, readings: rows }: Pick<Claim, 'id' | 'readings'>,
): Promise<void> {
  const save = (data: Pick<Claim, 'readings'>) =>
    payload.update({ collection: 'claims', id, data: { ...data, _status: 'published' } })
  await save({ readings: rows.map((reading) => ({ ...reading, status: 'unverified' })) })
  await confirmReadings(payload, id)
  await save({ readings: rows.map((reading) => ({ ...reading, status: 'approved' })) })
}

/** Confirms every reading of a claim as it is saved, so that it may be approved. */
export async function confirmReadings(payload: Payload, id: number): Promise<void> {
  const claim = await payload.findByID({ collection: 'claims', id, depth: 0 })
  for (const part of readings.partsOf({ ...claim }, payload.collections.claims.config))
    await pool.query(
      `insert into proof_checks (collection, document_id, part, digest, asked_by_id, asked_by, file_name, file_type, file,
         confirmed_by_id, confirmed_by, confirmed_at)
       values ('claims', $1, $2, $3, 1, 'One', 'report.pdf', 'application/pdf', '', 2, 'Another', '2026-11-03T12:00:00Z')
       on conflict do nothing`,
      [id, part.id, part.digest],
    )
}
