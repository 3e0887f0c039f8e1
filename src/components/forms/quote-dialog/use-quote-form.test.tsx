// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { QuoteForm } from './quote-form'
import { useQuoteForm } from './use-quote-form'

const PHONE = { display: '01632 960 123', href: 'tel:+441632960123' }

const posted = vi.fn<(body: Record<string, unknown>) => void>()
let answer: { status: number; body: object }
let root: Root

function Dialog() {
  const quote = useQuoteForm({ source: 'hero-section' })
  return quote.sent ? <p>{quote.sent.reference}</p> : <QuoteForm quote={quote} phone={PHONE} />
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    posted(JSON.parse(body) as Record<string, unknown>)
    return Response.json(answer.body, { status: answer.status })
  })
  answer = { status: 201, body: { reference: 'PB-7K3M-Q9TX', message: 'Thank you!' } }
  posted.mockClear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.body.innerHTML = '<div id="root"></div>'
})
afterEach(() => root.unmount())

async function open(title: string) {
  root = createRoot(document.getElementById('root') ?? document.body)
  root.render(<Dialog />)
  await shows(title)
}

const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? expect.fail(`There is no ${name}`)

/** React ignores a value that was set through the property that it watches. */
function type(field: HTMLInputElement, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {}
  set?.call(field, value)
}

function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`) ?? control(name)
    if (field.type === 'radio' || field.type === 'checkbox') field.click()
    else {
      type(field, value)
      field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
    }
  }
}

const press = () => document.querySelector('form')?.requestSubmit()

const shownErrors = () =>
  [...document.querySelectorAll('[id$="-error"]')].map(({ id }) => id.replace(/^quote-|-error$/g, ''))

/** Waits for a step with errors of these fields. */
const shows = (title: string, ...faulty: string[]) =>
  expect.poll(() => [document.querySelector('h3')?.textContent, ...shownErrors()]).toEqual([title, ...faulty])

const [FIRST, SECOND, THIRD] = ['How can we reach you?', 'What are we heating?', 'When, and roughly how much?'] as const
const CONTACT = { firstName: 'Ann', lastName: 'Oak', email: 'ann@example.com', phone: '07700 900225' }
const PROPERTY = {
  propertyType: 'flat',
  propertySize: 'small',
  currentHeating: 'none',
  projectType: 'retrofit',
  postcode: 'sn10 1aa',
}
const CALCULATION_SENT = 'We also receive the calculation on this page'
const TIMING = { timeframe: 'asap', budget: 'not-sure', termsConsent: 'on' }

test('asks step by step, and sends what was answered once', async () => {
  await open(FIRST)
  expect(priceFirst()).toBe('See a price first, no details')
  press()
  await shows(FIRST, 'firstName', 'lastName', 'email', 'phone')
  fill(CONTACT)
  press()
  await shows(SECOND)
  expect(priceFirst()).toBeUndefined()
  fill(PROPERTY)
  press()
  await shows(THIRD)
  expect(document.body.textContent).not.toContain(CALCULATION_SENT)
  press()
  await shows(THIRD, 'timeframe', 'budget', 'termsConsent')
  expect(posted).not.toHaveBeenCalled()
  fill(TIMING)
  press()
  await expect.poll(() => document.body.textContent).toContain('PB-7K3M-Q9TX')
  expect(posted.mock.calls).toMatchObject([
    [
      {
        name: 'Ann Oak',
        source: 'hero-section',
        website: '',
        quote: { propertyType: 'flat', postcode: 'SN10 1AA', termsConsent: true },
      },
    ],
  ])
  expect(sessionStorage.getItem('quote-draft')).toBeNull()
})

const priceFirst = () => document.querySelector('a[href="/configure"]')?.textContent

test('says in the last step that we also receive the calculation on the page, and sends it', async () => {
  history.replaceState(null, '', '/calculator/quick?type=flat&area=62')
  await open(FIRST)
  fill(CONTACT)
  press()
  await shows(SECOND)
  expect(document.body.textContent).not.toContain(CALCULATION_SENT)
  fill(PROPERTY)
  press()
  await shows(THIRD)
  expect(document.body.textContent).toContain(CALCULATION_SENT)
  fill(TIMING)
  press()
  await expect.poll(() => posted.mock.lastCall).toMatchObject([{ quote: { calculation: 'type=flat&area=62' } }])
})

test('goes back to the step that the server refuses, with everything that was typed', async () => {
  answer = { status: 400, body: { message: 'Wrong', errors: [{ path: 'quote.email', message: 'Wrong address' }] } }
  await open(FIRST)
  fill(CONTACT)
  press()
  await shows(SECOND)
  fill(PROPERTY)
  press()
  await shows(THIRD)
  fill(TIMING)
  press()
  await shows(FIRST, 'email')
  expect([control('email').value, control('budget').value]).toEqual(['ann@example.com', 'not-sure'])
  expect(document.body.textContent).toContain('What you typed is still here.')
})

test('keeps the draft and its step', async () => {
  await open(FIRST)
  fill(CONTACT)
  press()
  await shows(SECOND)
  root.unmount()
  await open(SECOND)
  expect(control('firstName').value).toBe('Ann')
})
