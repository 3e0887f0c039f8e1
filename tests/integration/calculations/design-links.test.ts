import { beforeEach, expect, test } from 'vitest'

import { sendDesignLinks } from '@/lib/delivery/design-links/send-design-links'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import type { DesignTokens } from '@/lib/use-cases/designs/shared-design'

import { silentLog } from '../delivery/support'
import { call, jsonRequest } from '../support/api'
import { mailServer } from '../support/mail-server'
import { limitRequests } from '../support/rate-limits'
import { pool } from '../support/rows'
import { savedMails, saveMail } from '../support/saved-mails'

limitRequests()

const smtp = mailServer()
let visitor = 0
let ada: string
beforeEach(async () => {
  smtp.reset()
  ada = `ada${++visitor}@example.com`
  await pool.query('truncate shared_designs, shared_design_versions, shared_design_comments cascade')
})

const design = designOfPlan('flat')
const siteUrl = 'https://powerboard.example.com'
const run = (send = smtp.send) =>
  sendDesignLinks({
    pool,
    log: silentLog(),
    siteUrl,
    sales: { name: '', address: 'sales@example.com' },
    send,
    stopping: new AbortController().signal,
  })

let network = 0
const newSender = () => `2001:db8:${(++network).toString(16)}::3`
async function ask(path: string, body: object, sender = newSender()) {
  const response = await call(
    jsonRequest('POST', `/system-designer/shared${path}`, body, { 'x-client-address': sender }),
  )
  return { status: response.status, body: (await response.json()) as { message?: string; tokens?: DesignTokens } }
}
async function shared(): Promise<DesignTokens> {
  const { body } = await ask('', { content: { design, laid: {} } })
  if (!body.tokens) throw new Error('not shared')
  return body.tokens
}
const addresses = async () =>
  (await pool.query<{ mail_to: string | null }>('select mail_to from shared_designs')).rows.map((row) => row.mail_to)
const again = () => pool.query(`update shared_designs set mail_next_at = now() - interval '1 second'`)

test('whoever may change a design gets its three links once, and the address is then deleted', async () => {
  const tokens = await shared()
  expect(await ask('/email', { token: tokens.edit, email: ada.toUpperCase() })).toEqual({
    status: 202,
    body: { message: 'We are sending the links. Please check your inbox.' },
  })
  expect(await addresses()).toEqual([ada])
  await Promise.all([run(), run(), run()])
  await again()
  await run()
  expect(smtp.accepted).toMatchObject([{ to: { address: ada }, subject: 'The links to your heating design' }])
  for (const token of Object.values(tokens))
    expect(smtp.accepted[0]?.text).toContain(`${siteUrl}/system-designer/shared/${token}`)
  expect(await addresses()).toEqual([null])
})

test('another link, a robot and an unreadable address get nothing', async () => {
  const { view, comment, edit } = await shared()
  for (const token of [view, comment]) expect((await ask('/email', { token, email: ada })).status).toBe(404)
  expect((await ask('/email', { token: edit, email: ada, website: 'x' })).status).toBe(202)
  expect((await ask('/email', { token: edit, email: 'ada' })).status).toBe(400)
  expect(await addresses()).toEqual([null])
})

test('an email is sent again after a temporary failure, but not after a permanent one', async () => {
  const { edit } = await shared()
  smtp.answer = 'busy'
  await ask('/email', { token: edit, email: ada })
  await run()
  expect(await addresses()).toEqual([ada])
  smtp.answer = 'refused'
  await again()
  await run()
  expect([smtp.accepted, await addresses()]).toEqual([[], [null]])
})

test('an address has a limit, whoever asks', async () => {
  const { edit } = await shared()
  const statuses: number[] = []
  for (let time = 0; time < 4; time += 1) statuses.push((await ask('/email', { token: edit, email: ada })).status)
  expect(statuses).toEqual([202, 202, 202, 429])
})

test('deleting a design also deletes emails saved because there is no mail server', async () => {
  const { edit } = await shared()
  await ask('/email', { token: edit, email: ada })
  await run(saveMail)
  const { rows } = await pool.query<{ reference: string }>('select reference from shared_designs')
  const reference = rows[0]?.reference ?? ''
  expect(await savedMails(reference)).toHaveLength(1)
  expect((await ask('/change', { token: edit, action: 'delete' })).status).toBe(200)
  expect(await savedMails(reference)).toEqual([])
})
