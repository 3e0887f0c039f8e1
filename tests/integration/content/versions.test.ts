import { beforeAll, describe, expect, test } from 'vitest'

import { readVersions } from '@/components/admin/versions/read-versions'

import { openSessions, type Sessions } from '../access/sessions'
import { makePage, payload } from './pages-support'

let sessions: Sessions
beforeAll(async () => void (sessions = await openSessions(payload)))

const as = (role: 'admin' | 'editor') => ({ user: sessions[role].user, overrideAccess: false }) as const
const listOf = (target: { collection?: string; global?: string; docID?: number }) =>
  readVersions({ ...target, req: { payload, user: sessions.editor.user } as never })

describe('the versions of a page', () => {
  test('name who saved each, newest first', async () => {
    const { id } = await makePage({ _status: 'draft' })
    await payload.update({
      collection: 'pages',
      id,
      data: { heading: 'One' },
      draft: true,
      autosave: true,
      ...as('editor'),
    })
    await payload.update({ collection: 'pages', id, data: { heading: 'Two', _status: 'published' }, ...as('admin') })
    const versions = await listOf({ collection: 'pages', docID: id })
    expect(versions.map(({ savedBy, state }) => [savedBy, state])).toEqual([
      [sessions.admin.user.name, 'Published'],
      [sessions.editor.user.name, 'Draft, saved automatically'],
      ['–', 'Draft'],
    ])
    expect(versions.map(({ changes }) => changes)).toEqual([
      ['Heading: “One” is now “Two”', expect.stringMatching(/^First published: “.+” added$/)],
      ['Heading: “One” added'],
      null,
    ])
  })

  test('cannot be signed with another name', async () => {
    const { id } = await makePage()
    const saved = await payload.update({ collection: 'pages', id, data: { savedBy: 'Someone else' }, ...as('editor') })
    expect(saved.savedBy).toBe(sessions.editor.user.name)
  })

  test('do not show the name to visitors', async () => {
    const { id } = await makePage()
    await payload.update({ collection: 'pages', id, data: { heading: 'Three' }, ...as('editor') })
    expect(await payload.findByID({ collection: 'pages', id, overrideAccess: false })).not.toHaveProperty('savedBy')
  })
})

test('the versions of the banner name who saved each', async () => {
  await payload.updateGlobal({ slug: 'promo-banner', data: { isShown: true }, ...as('editor') })
  expect((await listOf({ global: 'promo-banner' }))[0]).toMatchObject({
    savedBy: sessions.editor.user.name,
    state: 'Published',
  })
})
