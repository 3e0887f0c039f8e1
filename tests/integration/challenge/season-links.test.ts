import { beforeEach, describe, expect, test } from 'vitest'

import { GET as follow, POST as oneClick } from '@/app/api/challenge/links/erase/[token]/route'
import { enforceRetention } from '@/lib/delivery/retention/enforce'
import { sendSeasonLinks } from '@/lib/delivery/season-links/send-season-links'
import { NOTHING_KEPT } from '@/lib/domain/challenge/kept-season'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import { seasonToken } from '@/lib/platform/enquiry-token'
import { openSeasonLink } from '@/lib/use-cases/challenge/season-links'

import { silentLog } from '../delivery/support'
import { call, jsonRequest, request } from '../support/api'
import { mailServer } from '../support/mail-server'
import { limitRequests } from '../support/rate-limits'
import { pool } from '../support/rows'
import { savedMails, saveMail } from '../support/saved-mails'

limitRequests()

const SEASON = {
  ...NOTHING_KEPT,
  home: 'type=semi&area=93',
  events: [{ kind: 'done', slug: 'letterbox', at: '2026-11-03T10:00:00.000Z' }],
  readings: [{ fuel: 'gas', date: '2026-11-01', value: 1_000, unit: 'm3' }],
  days: { electricity: { '2026-11-02': 8.5 }, gas: {} },
}

const smtp = mailServer()
let visitor = 0
let ada: string
beforeEach(async () => {
  smtp.reset()
  ada = `ada${++visitor}@example.com`
  await pool.query('truncate season_links')
})

const logged: unknown[] = []
const silent = silentLog()
const log = { ...silent, info: (entry: unknown) => void logged.push(entry) } as typeof silent
const siteUrl = 'https://powerboard.example.com'
const run = (send = smtp.send, stopping = new AbortController().signal) =>
  sendSeasonLinks({ pool, log, siteUrl, sales: { name: '', address: 'sales@example.com' }, send, stopping })

let network = 0
const ask = async (changes: object = {}, sender = `2001:db8:${(++network).toString(16)}::2`) => {
  const body = { email: ada, agreed: true, season: SEASON, ...changes }
  const response = await call(jsonRequest('POST', '/challenge/links', body, { 'x-client-address': sender }))
  const { message }: { message: string } = await response.json()
  return { status: response.status, message }
}
const reply = async (token: string, given: string) => {
  const body = new URLSearchParams({ token, answer: given })
  const headers = { 'x-client-address': `2001:db8:${(++network).toString(16)}::2` }
  const response = await call(request('/challenge/links/answer', { method: 'POST', body, headers }))
  return [response.status, response.headers.get('location')]
}
const tokenIn = (mail: MailMessage | undefined) => /continue\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
const linked = async () => {
  await ask()
  await run()
  return tokenIn(smtp.accepted.at(-1))
}
const rows = async () =>
  (await pool.query<{ email: string | null; state: string }>('select email, state from season_links')).rows

describe('a link', () => {
  test('is sent once, and the email address is then deleted', async () => {
    expect(await ask()).toEqual({ status: 202, message: expect.stringContaining('check your inbox') })
    expect(await rows()).toEqual([{ email: ada, state: 'unconfirmed' }])
    await Promise.all([run(), run(), run()])
    await run()
    expect(smtp.accepted).toMatchObject([{ to: { address: ada }, subject: 'Your energy challenge on another device' }])
    expect(smtp.accepted[0]?.unsubscribeUrl).toMatch(/\/api\/challenge\/links\/erase\/[\w-]{43}$/)
    expect(await rows()).toEqual([{ email: null, state: 'unconfirmed' }])
  })

  test('stays due when the worker is to stop, as an email cut off while it is sent would be sent twice', async () => {
    await ask()
    await ask({ email: `other.${ada}` })
    const stopping = new AbortController()
    await run(async (...mail) => {
      stopping.abort()
      return smtp.send(...mail)
    }, stopping.signal)
    expect(smtp.accepted).toHaveLength(1)
    await run()
    expect(smtp.accepted).toHaveLength(2)
  })

  test('opens nothing until its recipient has confirmed it, and then the season that was sent', async () => {
    const token = await linked()
    expect(await openSeasonLink(pool, token)).toEqual({ state: 'unconfirmed' })
    expect(await reply(token, 'confirm')).toEqual([303, `/energy-challenge/continue/${token}`])
    expect(await reply(token, 'confirm')).toEqual([303, `/energy-challenge/continue/${token}`])
    expect(await openSeasonLink(pool, token)).toEqual({ state: 'confirmed', season: SEASON })
  })

  test('is different every time, and only its hash is kept', async () => {
    const [first, second] = [await linked(), await linked()]
    expect(first).not.toBe(second)
    const { rows: kept } = await pool.query('select * from season_links')
    expect(JSON.stringify([kept, logged])).not.toMatch(new RegExp(`${first}|${second}|${ada}`))
    expect(await openSeasonLink(pool, 'A'.repeat(43))).toBeNull()
  })

  test.each([
    ['in the email program', async (token: string) => void (await oneClick(erasing(token), context(token)))],
    ['on its page', async (token: string) => void (await reply(token, 'erase'))],
  ])('deletes everything with one click %s', async (_where, erase) => {
    const token = await linked()
    await reply(token, 'confirm')
    await erase(token)
    await erase(token) // again
    expect(await rows()).toEqual([])
    expect(await openSeasonLink(pool, token)).toBeNull()
    expect((await reply(token, 'confirm'))[0]).toBe(404)
  })

  test('deletes nothing for a program that only follows the link', async () => {
    const token = await linked()
    expect((await follow(erasing(token), context(token))).headers.get('location')).toBe(
      `/energy-challenge/continue/${token}`,
    )
    expect(await rows()).toHaveLength(1)
  })

  test('is sent again after a temporary failure, but not after a permanent one', async () => {
    smtp.answer = 'busy'
    await ask()
    await run()
    expect(await rows()).toMatchObject([{ email: ada }])
    smtp.answer = 'refused'
    await pool.query(`update season_links set next_attempt_at = now() - interval '1 second'`)
    await run()
    expect([smtp.accepted, await rows()]).toEqual([[], [{ email: null, state: 'unconfirmed' }]])
  })
})

describe('without a mail server, the saved email is deleted', () => {
  const saved = async () => {
    await ask()
    await run(saveMail)
    const { rows: kept } = await pool.query<{ reference: string }>('select reference from season_links')
    const reference = kept[0]?.reference ?? ''
    expect(await savedMails(reference)).toEqual([`${reference}-season-link.eml`])
    return { reference, token: seasonToken(reference) }
  }

  test.each(['confirm', 'erase'])('when the holder of the link answers: %s', async (answer) => {
    const { reference, token } = await saved()
    expect((await reply(token, answer))[0]).toBe(303)
    expect(await savedMails(reference)).toEqual([])
  })

  test.each([
    ['a week without confirmation', 'unconfirmed', '8 days'],
    ['the months chosen by admins', 'confirmed', '8 months'],
  ])('after %s', async (_when, state, age) => {
    const { reference } = await saved()
    await pool.query('update season_links set state = $1, since = now() - $2::interval', [state, age])
    await enforceRetention({ pool, log: silent })
    expect([await rows(), await savedMails(reference)]).toEqual([[], []])
  })
})

describe('a request', () => {
  test.each([
    ['without a tick', { agreed: false }, /tick the box/],
    ['without an email address', { email: 'ada' }, /email/],
    ['with a photo', { season: { ...SEASON, photo: 'data:' } }, /\S/],
    ['with unknown events', { season: { ...SEASON, events: [{ kind: 'x' }] } }, /\S/],
  ])('%s is refused, and nothing is stored', async (_what, changes, message) => {
    expect(await ask(changes)).toEqual({ status: 400, message: expect.stringMatching(message) })
    expect(await rows()).toEqual([])
  })

  test('by a bot gets the same response and is not stored', async () => {
    expect((await ask({ website: 'x' })).status).toBe(202)
    expect(await rows()).toEqual([])
  })

  test('accepts two winters of daily use, but no more than 200 KB', async () => {
    const year = Object.fromEntries(
      Array.from({ length: 550 }, (_, day) => [
        new Date(Date.UTC(2025, 8, 20) + day * 86_400_000).toISOString().slice(0, 10),
        12.345,
      ]),
    )
    expect((await ask({ season: { ...SEASON, days: { electricity: year, gas: year } } })).status).toBe(202)
    expect((await ask({ season: { ...SEASON, home: 'x'.repeat(210_000) } })).status).toBe(413)
  })

  test('is limited per email address and per network', async () => {
    const statuses = []
    for (let count = 0; count < 4; count += 1) statuses.push((await ask()).status)
    expect(statuses).toEqual([202, 202, 202, 429])
    const sender = '198.51.100.9'
    for (let count = 0; count < 5; count += 1)
      expect((await ask({ email: `b${count}-${ada}` }, sender)).status).toBe(202)
    expect((await ask({ email: `c-${ada}` }, sender)).status).toBe(429)
    expect(await rows()).toHaveLength(8)
  })
})

test('unconfirmed links are deleted after a week, the others after the number of months chosen by admins', async () => {
  const tokens = [await linked(), await linked(), await linked()]
  for (const token of tokens.slice(1)) await reply(token, 'confirm')
  await pool.query(`update season_links set since = now() - interval '8 days'`)
  await enforceRetention({ pool, log: silent })
  expect(await rows()).toHaveLength(2)
  await pool.query(`update season_links set since = now() - interval '8 months'`)
  await openSeasonLink(pool, tokens[1] ?? '') // opened again
  await enforceRetention({ pool, log: silent })
  expect(await rows()).toHaveLength(1)
  expect(await openSeasonLink(pool, tokens[1] ?? '')).not.toBeNull()
})

const context = (token: string) => ({ params: Promise.resolve({ token }) })
const erasing = (token: string) =>
  new Request(`https://powerboard.example.com/api/challenge/links/erase/${token}`, { method: 'POST' })
