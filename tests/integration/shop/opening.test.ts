import { beforeAll, beforeEach, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'

import { storeSettings } from '../../fixtures/store'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest } from '../support/api'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(payload)
})
beforeEach(() => payload.updateGlobal({ slug: 'site-settings', data: storeSettings(false) }))

/** Saves "Company and contact" as the admin does, and returns the status and the reason of a refusal. */
async function save(data: object, cookie = sessions.admin.cookie) {
  const response = await call(jsonRequest('POST', '/globals/site-settings', data, { cookie }))
  const { errors } = (await response.json()) as { errors?: { data?: { errors?: { message: string }[] } }[] }
  return [response.status, errors?.[0]?.data?.errors?.[0]?.message]
}
const isOpen = async () => (await payload.findGlobal({ slug: 'site-settings' })).storeOpen

test('the store of a new site does not open, and staff are told what is missing', async () => {
  expect(await save({ storeOpen: true })).toEqual([
    400,
    'Before the store opens, please enter: the bank account (card payments are not set up); the VAT number, or tick that there is none; the delivery terms; how old electrical goods are taken back.',
  ])
  expect(await isOpen()).toBe(false)
})

test.each([
  ['the bank account', { bank: { accountName: null, sortCode: null, accountNumber: null } }],
  ['half of the bank account', { bank: { accountNumber: null } }],
  ['the VAT number', { vatNumber: ' ' }],
  ['the delivery terms', { deliveryTerms: null }],
  ['the take-back of old goods', { takeBackStatement: '' }],
])('without %s it neither opens nor stays open', async (_what, missing) => {
  expect(await save({ ...storeSettings(true), ...missing })).toEqual([
    400,
    expect.stringMatching(/^Before the store opens/),
  ])
  expect(await save(storeSettings(true))).toEqual([200, undefined])
  expect(await save(missing)).toEqual([400, expect.stringMatching(/^Before the store opens/)])
  expect(await isOpen()).toBe(true)
})

test('it opens once all is entered, also for an editor, and without a VAT number if there is none', async () => {
  expect(await save({ ...storeSettings(true), storeOpen: false })).toEqual([200, undefined])
  expect(await save({ storeOpen: true }, sessions.editor.cookie)).toEqual([200, undefined])
  expect(await save({ vatNumber: null, isNotVatRegistered: true })).toEqual([200, undefined])
  expect(await isOpen()).toBe(true)
})
