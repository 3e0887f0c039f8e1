import type { Locator, Page } from '@playwright/test'

import { leadsOf } from './support/admin'
import {
  fillContactStep,
  fillPropertyStep,
  fillTimingStep,
  next,
  reopenQuoteDialog,
  submit,
} from './support/quote-dialog'
import { declineCookies, expect, test } from './support/test'
import { translate } from './support/translate'
import { newVisitor } from './support/visitor'
import { arrive, focusUntilFormScript, hydrated } from './support/visits'

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-12T10:00:00Z'))
})

test('a translated page takes a quote request through all steps, back and forth', async ({ page, request }) => {
  const visitor = newVisitor()
  await arrive(page, '/')
  await translate(page)
  const dialog = await reopenQuoteDialog(page)
  await next(dialog)
  await expect(dialog.getByRole('group', { name: /^Check four answers/ })).toBeVisible()
  await fillContactStep(dialog, visitor)
  await next(dialog)
  await fillPropertyStep(dialog, visitor)
  await next(dialog)
  await expect(dialog.locator('aside')).toContainText(`${visitor.firstName} ${visitor.lastName}`)
  await dialog.getByRole('button', { name: 'Previous' }).click()
  await expect(dialog.getByLabel('Postcode')).toHaveValue(visitor.postcode)
  await next(dialog)
  await fillTimingStep(dialog, visitor)
  await submit(dialog)
  await expect(dialog.getByText('Quote Request Submitted', { exact: true })).toBeVisible()
  const [lead] = await leadsOf(request, visitor)
  await expect(dialog).toContainText(lead?.reference ?? 'a reference')
})

/** Page forms. The same code renders the fields of all: one in a single part and one in several show them. */
const FORMS = [
  { path: '/quote-request', formId: 'quote-request' },
  { path: '/project-quote', formId: 'project-quote' },
  { path: '/contact', formId: 'contact', tag: '@long' },
  { path: '/technical-specifications', formId: 'datasheet', tag: '@long' },
  { path: '/installers', formId: 'installer', tag: '@long' },
  { path: '/distributors', formId: 'distributor', tag: '@long' },
  { path: '/business-in-a-box', formId: 'business', tag: '@long' },
]
for (const { path, formId, tag } of FORMS)
  test(`the translated form of ${path} says what is wrong`, { ...(tag && { tag }) }, async ({ page }) => {
    await arrive(page, path)
    await translate(page)
    const form = page.locator(`#${formId}`)
    await focusUntilFormScript(form)
    for (const _time of ['errors appear', 'and are replaced']) {
      await form.locator('button[type=submit]').click()
      await expect(form.getByRole('group', { name: /^Check / })).toBeFocused()
    }
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
  })

test('the translated contact form is sent', async ({ page, request }) => {
  const visitor = newVisitor()
  await arrive(page, '/contact')
  await translate(page)
  const form = page.locator('#contact')
  await focusUntilFormScript(form)
  await form.getByLabel('First name').fill(visitor.firstName)
  await form.getByLabel('Last name').fill(visitor.lastName)
  await form.getByLabel('Email *').fill(visitor.email)
  await form.getByLabel('Details').fill(visitor.words)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message Sent Successfully', { exact: true }).first()).toBeVisible()
  const [lead] = await leadsOf(request, visitor)
  await expect(page.getByText(lead?.reference ?? 'a reference')).toBeVisible()
})

type Tool = { path: string; shown: string; use: (page: Page) => Promise<void>; tag?: '@long' }

/**
 * Each tool, the part of the page that shows its figures, and its main task. Lint finds text that a translated page
 * would lose in all of them, so that two are enough in every run.
 */
const TOOLS: Tool[] = [
  {
    path: '/calculator/quick',
    shown: 'main',
    use: async (page) => {
      const form = page.locator('#quick-calculator')
      await form.getByLabel('Type of home').selectOption('Mid-floor flat')
      await form.getByLabel('Heating now').selectOption('Gas boiler')
      await form.getByLabel('Floor area').fill('')
      await form.getByRole('button', { name: 'Work it out' }).click()
      await form.getByLabel('Floor area').fill('45')
      await form.getByLabel('Built').selectOption('1930 to 1949')
      await form.getByLabel('When the home is in use').selectOption('Mostly a few rooms')
      await form.getByLabel('Heating now').selectOption('None')
      await form.getByLabel('Built').selectOption('Before 1900')
      await form.getByLabel('Heating now').selectOption('Oil boiler')
      await expect(page.getByRole('heading', { name: /^Our verdict/ })).toBeAttached()
    },
  },
  {
    path: '/configure',
    shown: 'main',
    use: async (page) => {
      const choices = page.locator('#configurator')
      await choices.getByLabel('Type of home').selectOption('Detached bungalow')
      await choices.getByLabel('Floor area, m²').fill('80')
      await choices.getByText('Two rooms', { exact: true }).click()
      await choices.getByText('No, panels only', { exact: true }).click()
      await choices.getByText('Whole home', { exact: true }).click()
      await page.locator('#price').getByRole('button', { name: 'Add a panel' }).click()
      await choices.getByLabel('Heating now').selectOption('Gas boiler')
    },
  },
  {
    path: '/solar-quote',
    tag: '@long',
    shown: 'main',
    use: async (page) => {
      const form = page.locator('#solar-quote')
      await form.getByLabel('Power, kWp').fill('6.5')
      await form.getByLabel('Battery, kWh').fill('0')
      await form.getByLabel('Electricity for heating in a year, kWh').fill('4000')
      await form.getByRole('button', { name: 'Work it out' }).click()
      await expect(page.getByText(/A roof of 6\.5\s?kWp/i)).toBeVisible()
    },
  },
  {
    path: '/energy-challenge',
    tag: '@long',
    shown: 'main',
    use: async (page) => {
      const press = (name: string) => page.getByRole('button', { name }).click()
      await press('Mark as done: Hunt the draughts')
      await press('Take back: Hunt the draughts')
      await press('Mark as done: Hunt the draughts')
      await press('Mark as done: Draw the curtains at dusk')
      await expect(page.getByRole('button', { name: 'Take back: Draw the curtains at dusk' })).toBeVisible()
    },
  },
  {
    path: '/calculator/professional',
    tag: '@long',
    shown: '#results',
    use: async (page) => {
      await page.getByLabel('Name of the room: Room 1', { exact: true }).focus()
      for (const text of ['Lounge', 'Living', '4.2', '3.7', '', '2.4', '', '', '15.2', '3.8']) {
        await page.keyboard.type(text)
        await page.keyboard.press('Tab')
      }
      await expect(page.locator('#results')).toContainText('One circuit')
      await page.getByRole('button', { name: /^Duplicate/ }).click()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('button', { name: /^Duplicate/ }).click()
      await expect(page.locator('#results').getByText('Lounge')).not.toHaveCount(1)
    },
  },
  {
    path: '/system-designer',
    tag: '@long',
    shown: '#totals',
    use: async (page) => {
      await page.locator('#design-kind').selectOption('Bedroom')
      await page.getByLabel('Length, m').fill('5')
      await page.getByLabel('Width, m').fill('4')
      await page.getByRole('button', { name: 'Draw this room' }).click()
      const totals = page.locator('#totals')
      await expect(totals).toContainText('Bedroom')
      await page.getByRole('button', { name: 'Add a panel', exact: true }).click()
      await page.getByLabel('Name', { exact: true }).fill('Loft')
      await page.getByLabel('Name', { exact: true }).press('Enter')
      await expect(totals).toContainText('Loft')
      await page.getByRole('group', { name: 'Parts of the design' }).getByRole('button', { name: 'Totals' }).click()
    },
  },
  {
    path: '/calculator',
    tag: '@long',
    shown: 'main',
    use: async (page) => {
      const form = page.locator('main form').first()
      for (const select of await form.locator('select').all()) await select.selectOption({ index: 1 })
      for (const radio of await form.getByRole('radio').all()) await radio.check({ force: true })
    },
  },
  {
    path: '/sales',
    tag: '@long',
    shown: '#cost-calculator',
    use: async (page) => {
      const form = page.locator('#estimate')
      await form.getByLabel('Floor area').fill('2000')
      await form.getByLabel('Floor area').fill('20')
      await form.getByLabel('Built').selectOption('1967 to 1975')
      await form.getByLabel('Heating now').selectOption('Gas boiler')
      await expect(page.locator('#cost-calculator').getByRole('status')).toContainText('6 panels')
    },
  },
]

for (const { path, shown, use, tag } of TOOLS) {
  test(`${path} shows the same figures when it is translated`, { ...(tag && { tag }) }, async ({ page, context }) => {
    await page.goto(path)
    await use(page)
    const words = await wordsOf(page.locator(shown))
    expect(words.match(/\d/g)?.length).toBeGreaterThan(10)

    const translated = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin })
    if (!translated) throw new Error('The browser is closed')
    await declineCookies(translated)
    const other = await translated.newPage()
    const errors: string[] = []
    other.on('pageerror', (error) => errors.push(String(error)))
    await other.clock.setFixedTime(new Date('2026-11-12T10:00:00Z'))
    await other.goto(path)
    await expect(other.locator('body')).toBeVisible()
    await other.waitForLoadState('networkidle')
    await hydrated(other.getByRole('main')) // which comes later on a slow machine
    await translate(other)
    await use(other)
    await expect.poll(() => wordsOf(other.locator(shown))).toBe(words)
    expect(errors).toEqual([])
    await translated.close()
  })
}

/** The words that are shown, in order; a translation changes the white space between elements. */
async function wordsOf(part: Locator): Promise<string> {
  return (await part.allInnerTexts()).join(' ').replaceAll(/\s+/g, '')
}
