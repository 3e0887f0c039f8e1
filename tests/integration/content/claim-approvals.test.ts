import { beforeAll, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'

import { openSessions, type Sessions } from '../access/sessions'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => void (sessions = await openSessions(payload)))

const APPROVED = {
  status: 'approved',
  evidence: 'Test report 7, May 2026',
  reviewedBy: 'The second reader',
  reviewedAt: '2026-06-01T12:00:00.000Z',
} as const

describe('an approval', () => {
  const reading = { ...APPROVED, value: '12', unit: 'h', text: 'Twelve hours', contexts: ['section' as const] }
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

  test('can only be given by an admin, even in a draft', async () => {
    const { id, readings } = await make({ readings: [{ ...reading, status: 'evidenced' }] }, 'editor')
    const approved = readings.map((one) => ({ ...one, status: 'approved' as const }))
    for (const draft of [false, true])
      expect(await refusal(change(id, { readings: approved }, { draft }))).toEqual(['readings.0.status'])
    expect(await refusal(change(id, { readings: approved }, { role: 'admin' }))).toBeNull()
  })

  test.each(['evidence', 'reviewedBy', 'reviewedAt'] as const)('requires its %s', async (field) => {
    expect(await refusal(make({ readings: [{ ...reading, [field]: null }] }))).toEqual([`readings.0.${field}`])
  })

  test('requires two people', async () => {
    for (const reviewedBy of [' Admin', sessions.admin.user.username])
      expect(await refusal(make({ readings: [{ ...reading, reviewedBy }] }))).toEqual(['readings.0.reviewedBy'])
  })

  test.each(['evidence', 'reviewedBy', 'reviewedAt'] as const)('“Proof on file” requires its %s too', async (field) => {
    const unproven = { ...reading, status: 'evidenced', [field]: null }
    expect(await refusal(make({ readings: [unproven] }, 'editor'))).toEqual([`readings.0.${field}`])
  })

  test('“Proof on file” requires two people', async () => {
    const own = { ...reading, status: 'evidenced', reviewedBy: sessions.editor.user.username }
    expect(await refusal(make({ readings: [own] }, 'editor'))).toEqual(['readings.0.reviewedBy'])
  })

  test('a reading without proof requires a qualifier', async () => {
    const bare = { ...reading, status: 'unverified', qualifier: null }
    expect(await refusal(make({ readings: [bare] }, 'editor'))).toEqual(['readings.0.qualifier'])
    expect(await refusal(make({ readings: [{ ...bare, status: 'draft' }] }, 'editor'))).toBeNull()
  })

  test('survives unrelated edits by an editor, but no change to the approved reading', async () => {
    const { id, readings } = await make({})
    expect(await refusal(change(id, { notes: 'Looked at again.' }))).toBeNull()
    expect(
      await refusal(change(id, { readings: readings.map((one) => ({ ...one, qualifier: 'By day.' })) })),
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
        change(id, { readings: readings.map((one) => ({ ...one, text: 'Thirteen hours', status: 'evidenced' })) }),
      ),
    ).toBeNull()
  })
})
