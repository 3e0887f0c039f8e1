import type { Locator, Page } from '@playwright/test'

import { leadsOf } from './support/admin'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor'

test.use({ javaScriptEnabled: false })

const REFERENCE = /^PB-[0-9A-Z]{4}-[0-9A-Z]{4}$/

test('the quote request page comes back with everything typed, then accepts it', async ({ page, request }) => {
  const visitor = newVisitor()
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Get a quote' }).first().click()
  await expect(page).toHaveURL('/quote-request?source=hero-section')

  const form = page.locator('#quote-request')
  await form.getByLabel('First name').fill(visitor.firstName)
  await form.getByLabel('Last name').fill(visitor.lastName)
  await form.getByLabel('Email *').fill('zephyrine@')
  await form.getByLabel('Phone').fill(visitor.phone)
  await form.getByLabel('Postcode').fill(visitor.postcode)
  await form.getByText('Bungalow').click()
  await form.getByLabel('Property size').selectOption('Medium, 100 to 200 m²')
  await form.getByLabel('Current heating').selectOption('Oil boiler')
  await form.getByLabel('Rooms that stay cold').check()
  await form.getByLabel('Damp or mould').check()
  await form.getByLabel('How soon?').selectOption('Just planning')
  await form.getByLabel('Budget').selectOption('£5,000 to £10,000')
  await form.getByLabel('Anything else?').fill(`${visitor.words}\nSecond line.`)
  await form.getByLabel('Email me offers').check()

  expect(await send(form)).toBe(400)
  await expectSummary(page, 'Check one answer before you send', ['Please enter a valid email address'])
  await expect(form.getByLabel('Email *')).toHaveAccessibleDescription('Please enter a valid email address')
  for (const [label, value] of Object.entries({
    'First name': visitor.firstName,
    'Last name': visitor.lastName,
    'Email *': 'zephyrine@',
    Phone: visitor.phone,
    Postcode: visitor.postcode,
    'Property size': 'medium',
    'Current heating': 'oil-boiler',
    'How soon?': 'planning',
    Budget: '5k-10k',
    'Anything else?': `${visitor.words}\nSecond line.`,
  }))
    await expect(form.getByLabel(label)).toHaveValue(value)
  await expect(form.getByRole('radio', { checked: true })).toHaveAccessibleName('Bungalow')
  for (const ticked of ['Rooms that stay cold', 'Damp or mould', 'Email me offers'])
    await expect(form.getByLabel(ticked)).toBeChecked()
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(3)

  await form.getByLabel('Email *').fill(visitor.email)
  expect(await send(form)).toBe(200)
  await expect(page).toHaveURL(/\/quote-request\/received\?reference=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request.')
  const reference = await page.getByText(REFERENCE).textContent()

  const [lead] = await leadsOf(request, visitor)
  expect(lead).toMatchObject({ reference, source: 'hero-section' })
  const answers = Object.fromEntries(lead?.answers.map(({ label, value }) => [label, value]) ?? [])
  expect(answers).toMatchObject({
    'Property type': 'Bungalow',
    'Current heating': 'Oil boiler',
    'Heating problems': 'Rooms that stay cold, Damp or mould',
    Message: `${visitor.words}\nSecond line.`,
    Postcode: visitor.postcode,
  })
})

test('the contact page comes back with everything typed, then accepts it', async ({ page, request }) => {
  const visitor = newVisitor()
  await page.goto('/contact')
  const form = page.locator('#contact')
  await form.getByLabel('Email *').fill(visitor.email)
  await form.getByLabel('What is it about?').selectOption('Retrofit')
  await form.getByLabel('Details').fill(visitor.words)
  expect(await send(form)).toBe(400)
  await expectSummary(page, 'Check two answers before you send', ['First name is required', 'Last name is required'])
  await expect(form.getByLabel('Email *')).toHaveValue(visitor.email)
  await expect(form.getByLabel('What is it about?')).toHaveValue('retrofit')
  await expect(form.getByLabel('Details')).toHaveValue(visitor.words)

  await form.getByLabel('First name').fill(visitor.firstName)
  await form.getByLabel('Last name').fill(visitor.lastName)
  expect(await send(form)).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your message.')
  const reference = await page.getByText(REFERENCE).textContent()
  expect(await leadsOf(request, visitor)).toMatchObject([{ reference, source: 'contact-form' }])
})

test('a form that is opened again by the URL of its check page is empty', async ({ page }) => {
  await page.goto('/contact/check')
  await expect(page).toHaveURL('/contact')
  await page.goto('/quote-request/check')
  await expect(page).toHaveURL('/quote-request')
})

test('the menu opens, and Sparky is a number to call', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('#site-menu > summary').click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calculator' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call Sparky, our phone assistant' })).toHaveAttribute(
    'href',
    'tel:+447700900225',
  )
})

/** Presses the form's button; resolves to the status of the page that follows. */
async function send(form: Locator): Promise<number> {
  const page = form.page()
  const [reply] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest() && response.status() !== 303),
    form.locator('button[type=submit]').click(),
  ])
  return reply.status()
}

async function expectSummary(page: Page, title: string, messages: string[]) {
  await expect(page.getByRole('group', { name: title }).getByRole('listitem')).toHaveText(messages)
}

test('anyone can ask for a link to their data, which a mistyped address and a used link lead back to', async ({
  page,
}) => {
  await page.goto('/your-data')
  const email = page.getByLabel('Your email address')
  await email.fill('not an address')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(email).toHaveValue('not an address')
  await email.fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page).toHaveURL('/your-data/sent')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your inbox.')
  await page.goto(`/your-data/open/${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works.')
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible()
})
