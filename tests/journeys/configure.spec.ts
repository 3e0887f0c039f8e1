import type { Page } from '@playwright/test'

import { leadsOf } from './support/admin'
import { expectAccessibleAtEachSize } from './support/axe'
import { expectErrorSummary } from './support/errors'
import { SIZES } from './support/sizes'
import { expect, test } from './support/test'
import { focusUntilFormScript, untilHydrated } from './support/visits'

const PATH = '/configure'
const choices = (page: Page) => page.locator('#configurator')
const price = (page: Page) => page.locator('#price')
const request = (page: Page) => page.locator('#configuration-quote')
const newEmail = () => ({ email: `configuration-${crypto.randomUUID()}@example.com` })

const listOf = (page: Page, question: string) => choices(page).getByLabel(question)
const choose = (page: Page, question: string, answer: string) =>
  choices(page).getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click()

/** The amount in pence, from the table. */
async function amountOf(page: Page, line: RegExp): Promise<number> {
  const text = await price(page).getByRole('row', { name: line }).getByRole('cell').last().innerText()
  return Math.round(100 * Number(text.replace(/[£,]/g, '')))
}

test.describe('begun on a phone, ended on a desktop', () => {
  test.use({ viewport: SIZES.phone })

  test('eight choices lead to a priced range, which follows every choice and can be reloaded and sent', async ({
    page,
    request: api,
  }) => {
    const visitor = newEmail()
    await page.goto(PATH)
    await untilHydrated(page)
    await listOf(page, 'Type of home').selectOption('Detached bungalow')
    await listOf(page, 'Floor area, m²').fill('80')
    await listOf(page, 'Heating now').selectOption('Storage heaters')
    await choose(page, 'What to heat', 'Two rooms')
    await choose(page, 'A thermostat for', 'One zone')
    await choose(page, 'Would you like us to fit them?', 'No, panels only')
    await choices(page).getByText('Warranty extension').click()
    await choices(page).getByText('Maintenance plan').click()
    await expect(price(page).getByRole('heading', { level: 2 })).toHaveText(/^£[\d,]+( to £[\d,]+)?$/)
    await expect(price(page).getByRole('row', { name: /^Warranty extension/ })).toContainText('After a survey')
    await expect(price(page)).not.toContainText('£0.00')
    await expect(page.getByText('Our verdict on panels in these rooms')).toBeVisible()
    expect(await amountOf(page, /^Total including VAT/)).toBe(
      (await amountOf(page, /^Panels/)) + (await amountOf(page, /^Delivery/)),
    )

    const before = await amountOf(page, /^Total including VAT/)
    await price(page).getByRole('button', { name: 'Add a panel' }).click()
    await expect(price(page)).toContainText('1 more than we propose')
    const after = await amountOf(page, /^Total including VAT/)
    expect(after).toBeGreaterThan(before)
    await expectAccessibleAtEachSize(page, 'main')

    await expect(page).toHaveURL(/propertyType=bungalow.*extraPanels=1.*maintenancePlan=on/)
    await page.reload()
    await expect(choices(page).getByRole('radio', { name: 'Two rooms' })).toBeChecked()
    expect(await amountOf(page, /^Total including VAT/)).toBe(after)

    await focusUntilFormScript(request(page))
    await request(page).getByRole('button', { name: 'Send me this quote' }).click()
    await expectErrorSummary(request(page), {
      title: 'Check two answers before you send',
      messages: ['Name must be at least 2 characters', 'Please enter a valid email address'],
    })
    await request(page).getByLabel('Name *').fill('Gwen Pritchard')
    await request(page).getByLabel('Email *').fill(visitor.email)
    await request(page).getByRole('button', { name: 'Send me this quote' }).click()
    await expect(page).toHaveURL(/\/configure\/received\?reference=PB-/)
    await expect(page.getByRole('heading', { name: 'Your quote is on its way.' })).toBeVisible()
    const [lead] = await leadsOf(api, visitor)
    expect(lead?.answers).toContainEqual({
      label: 'Total including VAT',
      value: (after / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' }),
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form returns the priced page, panels can be added, and the quote is sent', async ({
    page,
    request: api,
  }) => {
    const visitor = newEmail()
    await page.goto(PATH)
    await choose(page, 'What to heat', 'One room')
    await choices(page).getByText('Warranty extension').click()
    await choices(page).getByRole('button', { name: 'Work out the price' }).click()
    await expect(page).toHaveURL(/installationType=one-room/)
    await expect(price(page).getByRole('row', { name: /^Warranty extension/ })).toBeVisible()
    const before = await amountOf(page, /^Panels/)
    await price(page).getByRole('button', { name: 'Add a panel' }).click()
    await expect(price(page)).toContainText('1 more than we propose')
    await price(page).getByRole('button', { name: 'Add a panel' }).click()
    await expect(price(page)).toContainText('2 more than we propose')
    expect(await amountOf(page, /^Panels/)).toBeGreaterThan(before)

    await request(page).getByLabel('Email *').fill(visitor.email)
    await request(page).getByRole('button', { name: 'Send me this quote' }).click()
    await expect(request(page).getByLabel('Name *')).toHaveAccessibleDescription('Name must be at least 2 characters')
    await expect(price(page)).toContainText('2 more than we propose')
    await request(page).getByLabel('Name *').fill('Gwen Pritchard')
    await request(page).getByRole('button', { name: 'Send me this quote' }).click()
    await expect(page).toHaveURL(/\/configure\/received\?reference=PB-/)
    expect((await leadsOf(api, visitor))[0]?.answers).toContainEqual({
      label: 'What to heat',
      value: 'One room (1 room)',
    })
  })
})
