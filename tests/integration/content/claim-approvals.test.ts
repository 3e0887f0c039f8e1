import { beforeAll, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'

import { openSessions, type Sessions } from '../access/sessions'
import { confirmReadings } from '../support/confirm-readings'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => void (sessions = await openSessions(payload)))

const PROVEN = { status: 'unverified', evidence: 'Test report 7, May 2026', qualifier: 'By day.' } as const

describe('an approval', () => {
  const reading = { ...PROVEN, value: '12', unit: 'h', text: 'Twelve hours', contexts: ['section' as const] }
  const make = (data: object, role: 'editor' | 'admin' = 'admin') =>
    payload.create({
      collection: 'claims',
      data: { key: `trial.${Math.random()}`, _status: 'published', readings: [reading], ...data },
      user: sessions[role].user,
      overrideAccess: false,
    })
  const change = (
    id: number,
    data: object,
    { role = 'editor', draft = false }: { role?: 'editor' | 'admin'; draft?: boolean } = {},
  ) => payload.update({ collection: 'claims', id, data, draft, user: sessions[role].user, overrideAccess: false })
  const refusal = (attempt: Promise<unknown>) =>
    attempt.then(
      () => null,
      (error: { data?: { errors?: { path: string }[] } }) => error.data?.errors?.map(({ path }) => path),
    )
  /** A claim whose proof a colleague has seen: see proof-by-two.test.ts. */
  async function makeConfirmed() {
    const made = await make({})
    await confirmReadings(payload, made.id)
    return { ...made, approved: made.readings.map((one) => ({ ...one, status: 'approved' as const })) }
  }

  test('can only be given by an admin, even in a draft', async () => {
    const { id, approved } = await makeConfirmed()
    for (const draft of [false, true])
      expect(await refusal(change(id, { readings: approved }, { draft }))).toEqual(['readings.0.status'])
    expect(await refusal(change(id, { readings: approved }, { role: 'admin' }))).toBeNull()
  })

  test.each([
    ['approved', 'admin'],
    ['evidenced', 'editor'],
  ] as const)('“%s” requires evidence', async (status, role) => {
    const unproven = { ...reading, status, evidence: null }
    expect(await refusal(make({ readings: [unproven] }, role))).toEqual(['readings.0.evidence'])
  })

  test('a reading without proof requires a qualifier', async () => {
    const bare = { ...reading, status: 'unverified', qualifier: null }
    expect(await refusal(make({ readings: [bare] }, 'editor'))).toEqual(['readings.0.qualifier'])
    expect(await refusal(make({ readings: [{ ...bare, status: 'draft' }] }, 'editor'))).toBeNull()
  })

  test('survives unrelated edits by an editor, but no change to the approved reading', async () => {
    const { id, approved: readings } = await makeConfirmed()
    await change(id, { readings }, { role: 'admin' })
    expect(await refusal(change(id, { notes: 'Looked at again.' }))).toBeNull()
    expect(
      await refusal(change(id, { readings: readings.map((one) => ({ ...one, qualifier: 'By night.' })) })),
    ).toBeNull()
    for (const changed of [
      { text: 'Thirteen hours' },
      { value: '13' },
      { evidenceExpires: '2040-01-01T12:00:00.000Z' },
    ]) {
      expect(await refusal(change(id, { readings: readings.map((one) => ({ ...one, ...changed })) }))).toEqual([
        'readings.0.status',
      ])
    }
    expect(
      await refusal(
        change(id, { readings: readings.map((one) => ({ ...one, text: 'Thirteen hours', status: 'unverified' })) }),
      ),
    ).toBeNull()
  })
})
