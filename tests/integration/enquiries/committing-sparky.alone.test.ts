import { afterAll, describe, expect, test, vi } from 'vitest'

import { startFakeCrm } from '../../fakes/fake-crm'
import { ENQUIRIES } from '../../fixtures/enquiries'
import { pool, rowsAddedBy } from '../support/rows'

// The settings name the CRM, and are read when the first of our modules is loaded.
const crm = await startFakeCrm()
vi.stubEnv('GHL_API_BASE_URL', crm.settings.baseUrl)
vi.stubEnv('GHL_API_TOKEN', crm.settings.token)
vi.stubEnv('GHL_LOCATION_ID', crm.settings.locationId)
const { submit } = await import('../support/enquiries')
const { commit, enquiryOf } = await import('./commit')

afterAll(() => crm.stop())

describe('Sparky', () => {
  test('calls the number given, whatever else is entered, and the CRM receives it immediately', async () => {
    crm.clear()
    const { body, lead, links, deliveries } = await commit('/contact-sparky')
    expect(body).toEqual({ message: 'Call Request Sent!', reference: lead.reference, ghl: { success: true } })
    expect(lead).toMatchObject({
      kind: 'call-back',
      source: 'sparky-widget',
      email: null,
      phone: '07700 900 002',
      phone_e164: '+447700900002',
      consent_marketing: false,
      consent_form: 'sparky-widget',
    })
    expect(deliveries.map(({ channel, state }) => [channel, state])).toEqual([
      ['crm', 'sent'],
      ['sales-email', 'waiting'],
    ])
    expect(crm.contacts).toMatchObject([{ phone: '+447700900002' }])
    expect(await enquiryOf('call_requests', links[0]?.call_requests_id)).toMatchObject({
      kind: 'call-back',
      phone: '07700 900 002',
      source: 'sparky-widget',
    })
  })

  test('says so when the CRM does not accept it, and keeps trying', async () => {
    crm.clear()
    crm.play('failing')
    const { status, body, deliveries } = await commit('/contact-sparky')
    crm.clear()
    expect([status, body]).toEqual([
      200,
      { message: 'Please call the number below to reach Sparky', reference: body.reference, ghl: { success: false } },
    ])
    expect(deliveries).toMatchObject([
      { channel: 'crm', state: 'waiting', attempts: 1 },
      { channel: 'sales-email', state: 'waiting' },
    ])
  })

  test('counts a call without a number', async () => {
    const body = { ...ENQUIRIES['/contact-sparky'], phone: null }
    const added = await rowsAddedBy(async () => {
      expect(await submit('/contact-sparky', body)).toMatchObject({
        status: 200,
        body: { message: 'Please call the number below to reach Sparky', ghl: { success: false } },
      })
    })
    expect(added).toEqual({ call_requests: 1 })
    expect(
      (await pool.query('select kind::text as kind, phone from call_requests order by id desc limit 1')).rows,
    ).toEqual([{ kind: 'dialled', phone: null }])
  })
})
