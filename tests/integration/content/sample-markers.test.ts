import { beforeAll, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'

import { openSessions, type Sessions } from '../access/sessions'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => void (sessions = await openSessions(payload)))

const staff = { overrideAccess: true } as const

describe('the sample marker of a testimonial', async () => {
  const { docs } = await payload.find({ collection: 'testimonials', where: { isSample: { equals: true } }, ...staff })
  const PROOF = {
    evidence: 'Letter of 3 November 2026',
    checkedBy: 'A colleague',
    checkedOn: '2026-11-04T12:00:00.000Z',
  }
  const clear = (proof: object, draft = false) =>
    payload.update({
      collection: 'testimonials',
      id: docs[0]?.id ?? 0,
      data: { isSample: false, _status: draft ? 'draft' : 'published', ...proof },
      draft,
      user: sessions.editor.user,
      overrideAccess: false,
    })

  test.each(['evidence', 'checkedBy', 'checkedOn'] as const)('cannot be removed without %s', async (field) => {
    await expect(clear({ ...PROOF, [field]: null })).rejects.toThrow()
  })

  test('cannot be removed by way of a draft', async () => {
    await clear({}, true)
    await expect(clear({})).rejects.toThrow()
  })

  test('cannot be removed by the person who checked the proof', async () => {
    await expect(clear({ ...PROOF, checkedBy: sessions.editor.user.username })).rejects.toThrow()
  })

  test('can be removed once someone else has checked the proof', async () => {
    expect(await clear(PROOF)).toMatchObject({ isSample: false, _status: 'published' })
  })
})
