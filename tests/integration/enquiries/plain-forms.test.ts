import { beforeEach, describe, expect, test } from 'vitest'

import { takeFormReply } from '@/lib/http/form-reply'

import { giveHeaders } from '../../fakes/fake-next-headers'
import { startPages } from '../../fakes/pages'
import { type EndpointPath, ENQUIRIES } from '../../fixtures/enquiries'
import { call, request } from '../support/api'
import { submitForm } from '../support/enquiries'
import { pool, readLead, rowsAddedBy } from '../support/rows'

const pages = startPages()

beforeEach(() => pages.clear())

type Fields = Record<string, string | string[]>

/** The body as sent by a form without JavaScript: strings only, ticked boxes as "on". */
const typed = (path: EndpointPath): Fields =>
  Object.fromEntries(
    Object.entries(ENQUIRIES[path])
      .filter(([name]) => name !== 'quote') // the script adds this structure
      .map(([name, value]) => [name, value === true ? 'on' : Array.isArray(value) ? value.map(String) : String(value)]),
  )

const SURVEY = typed('/survey-leads')

describe('a valid form', () => {
  test.each([
    ['/contact', '/contact/received'],
    ['/contact-inquiries', '/quote-request/received'],
    ['/survey-leads', '/quote-request/received'],
    ['/contact-sparky', '/contact/received'],
    ['/demo-calls', '/sales/thank-you'],
    ['/calculator-results', '/calculator/quick/sent'],
    ['/configuration-quotes', '/configure/received'],
    ['/datasheet', '/datasheet/received'],
    ['/partners/distributor', '/business/thank-you'],
    ['/partners/installer', '/business/thank-you'],
    ['/partners/business', '/business/thank-you'],
  ] as const)('%s redirects to %s with the reference', async (path, page) => {
    const response = await submitForm(path, typed(path))
    expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
      303,
      'no-store',
      '',
    ])
    const location = new URL(response.headers.get('location') ?? '', 'http://localhost:3000')
    expect(location.pathname).toBe(page)
    const { lead } = await readLead(location.searchParams.get('reference') ?? '')
    expect(lead.status).toBe('new')
    expect(pages.shown).toEqual([])
  })

  test('a project redirects to the page of the enquiry, which shows the price', async () => {
    const response = await submitForm('/project-quotes', typed('/project-quotes'))
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/enquiry\/[\w-]{43}$/),
    ])
  })

  test('sent twice redirects to the same page', async () => {
    const fields = { ...typed('/contact'), details: 'Sent twice.' }
    const added = await rowsAddedBy(async () => {
      const [first, second] = [await submitForm('/contact', fields), await submitForm('/contact', fields)]
      expect(second.headers.get('location')).toBe(first.headers.get('location'))
    })
    expect(added).toMatchObject({ leads: 1 })
  })

  test('has its checkboxes and lists parsed', async () => {
    const response = await submitForm('/survey-leads', {
      ...SURVEY,
      heatingChallenges: ['high-bills', 'cold-rooms', 'other'],
    })
    const { lead } = await readLead(
      new URL(response.headers.get('location') ?? '', 'http://x').searchParams.get('reference') ?? '',
    )
    expect(lead).toMatchObject({ consent_marketing: true, consent_terms: true })
    expect(lead.answers).toContainEqual({
      label: 'Heating problems',
      value: 'High heating bills, Rooms that stay cold, Something else',
    })
  })

  test('an unticked box is no consent', async () => {
    const fields = Object.entries(SURVEY).filter(([name]) => name !== 'marketingConsent')
    const response = await submitForm('/survey-leads', Object.fromEntries(fields))
    const { lead } = await readLead(
      new URL(response.headers.get('location') ?? '', 'http://x').searchParams.get('reference') ?? '',
    )
    expect(lead.consent_marketing).toBe(false)
  })
})

describe('a form with errors', () => {
  test.each([
    ['/contact', '/contact/check', 'firstName', 'First name is required'],
    ['/survey-leads', '/quote-request/check', 'firstName', 'First name must be at least 2 characters'],
    ['/contact-inquiries', '/quote-request/check', 'name', 'Name must be at least 2 characters'],
    ['/configuration-quotes', '/configure/check', 'customerName', 'Name must be at least 2 characters'],
    ['/datasheet', '/datasheet/check', 'name', 'Name must be at least 2 characters'],
    ['/partners/distributor', '/business/check/distributor', 'name', 'Name must be at least 2 characters'],
    ['/partners/installer', '/business/check/installer', 'name', 'Name must be at least 2 characters'],
    ['/partners/business', '/business/check/business', 'name', 'Name must be at least 2 characters'],
  ] as const)('%s comes back on %s with everything that was typed', async (path, page, field, message) => {
    const fields = { ...typed(path), [field]: '', email: 'not an address' }
    const added = await rowsAddedBy(async () => {
      const response = await submitForm(path, fields)
      expect([response.status, await response.text()]).toEqual([400, '<form>as typed</form>'])
      expect(Object.fromEntries(response.headers)).toEqual({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pages.policy,
      })
    })
    expect(added).toEqual({})
    const errors = [
      { path: field, message },
      { path: 'email', message: 'Please enter a valid email address' },
    ]
    const lists = path === '/survey-leads' ? { heatingChallenges: ['high-bills', 'cold-rooms'] } : {}
    expect(pages.shown).toEqual([
      { url: `${pages.origin}${page}`, reply: { message, errors, values: { ...fields, ...lists } } },
    ])
  })

  test('a project comes back with everything that was typed', async () => {
    const fields = { ...typed('/project-quotes'), customerEmail: 'not an address', projectType: '' }
    expect((await submitForm('/project-quotes', fields)).status).toBe(400)
    expect(pages.shown).toMatchObject([
      {
        url: `${pages.origin}/project-quote/check`,
        reply: {
          errors: [
            { path: 'customerEmail', message: 'Valid email is required' },
            { path: 'projectType', message: 'Project type is required' },
          ],
          values: fields,
        },
      },
    ])
  })

  test('input is discarded once it has been shown', async () => {
    let token = ''
    const { fetch } = globalThis
    globalThis.fetch = (url, init) => {
      token = new Headers(init?.headers).get('x-form-reply') ?? ''
      return fetch(url, init)
    }
    await submitForm('/contact', { firstName: 'Ada' })
    globalThis.fetch = fetch
    expect(token).toMatch(/^[\w-]{22}$/)
    giveHeaders({ 'x-form-reply': token })
    expect(await takeFormReply()).toBeNull()
  })

  test.each([{}, { 'x-form-reply': '' }, { 'x-form-reply': 'made-up' }])(
    'the page opened directly has nothing to show: %j',
    async (headers) => {
      giveHeaders(headers as Record<string, string>)
      expect(await takeFormReply()).toBeNull()
    },
  )

  test.each(['failing', 'unreachable'] as const)(
    'while our own pages are %s, the error is still reported',
    async (condition) => {
      pages.play(condition)
      const response = await submitForm('/contact', { ...typed('/contact'), firstName: '' })
      expect([response.status, await response.json()]).toEqual([
        400,
        { message: 'First name is required', errors: [{ path: 'firstName', message: 'First name is required' }] },
      ])
    },
  )

  test.each(['__proto__', 'constructor', 'unknown'])('an unknown field is rejected: %s', async (name) => {
    const response = await submitForm('/contact', { ...typed('/contact'), [name]: 'x' })
    expect(response.status).toBe(400)
  })
})

test('a form that could not be saved comes back with the phone number', async () => {
  await pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
    create trigger refuse before insert on leads for each row execute function refuse()`)
  const fields = { ...typed('/contact'), details: 'Not sent yet.' }
  const response = await submitForm('/contact', fields)
  await pool.query('drop function refuse() cascade')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  expect(pages.shown).toMatchObject([
    { reply: { message: expect.stringContaining('call us on 01632 960 123'), errors: [], values: fields } },
  ])
})

describe('the endpoint of a form, opened as a page,', () => {
  const open = (path: string, accept: string) => call(request(path, { headers: { accept } }))

  test.each([
    ['/contact', '/contact/check'],
    ['/checkout', '/checkout/check'],
    ['/partners/installer', '/business/check/installer'],
    ['/enquiries/withdraw', '/enquiry/check'],
    ['/enquiries/photos', '/enquiry/check'],
    ['/contact-inquiries', '/quote-request/check'],
    ['/survey-leads', '/quote-request/check'],
    ['/configuration-quotes', '/configure/check'],
    ['/project-quotes', '/project-quote/check'],
    ['/waiting-list', '/waiting-list/check'],
    ['/contact-sparky/cancel', '/contact/check'],
    ['/calculate/professional', '/calculator/professional/result'],
  ])('%s redirects to the form', async (path, formPage) => {
    const opened = await open(path, 'text/html,application/xhtml+xml,*/*;q=0.8')
    expect([opened.status, opened.headers.get('location')]).toEqual([303, formPage])
  })

  test('is handled by Payload for a program, if it is that of a collection', async () => {
    const opened = await open('/waiting-list', 'application/json')
    expect([opened.status, await opened.json()]).toEqual([404, expect.objectContaining({ errors: expect.any(Array) })])
  })

  test('tells a program that only POST is allowed', async () => {
    const opened = await open('/contact', 'application/json')
    expect([opened.status, opened.headers.get('allow')]).toEqual([405, 'POST'])
  })
})
