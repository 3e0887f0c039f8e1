import { type Page } from '@playwright/test'

import { leadsOf, newColleague, openAdmin, signIn } from './support/admin'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor'

const FITTED_ON = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }).format()

/** Opens the record of a lead in the inbox. */
async function openRecord(page: Page, lead: number) {
  await openAdmin(page, `/admin/inbox?lead=${lead}`)
  return page.getByRole('article')
}

test('a caller is quoted, asks, accepts, pays and has the panels fitted, in one thread', async ({
  page,
  request,
  browser,
}) => {
  const { firstName, lastName, email } = newVisitor()
  const name = `${firstName} ${lastName}`
  await signIn(page, await newColleague(request, 'sales'))

  const lead = await test.step('a call is entered', async () => {
    await openAdmin(page, '/admin/inbox')
    await page.getByText('Enter a lead', { exact: true }).click()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('What they want').fill('Two panels for the study')
    await page.getByRole('button', { name: 'Enter the lead' }).click()
    await expect(page).toHaveURL(/\/admin\/collections\/leads\/\d+/)
    for (const shown of ['Call', 'Telephone']) await expect(page.locator('.pb-answers')).toContainText(shown)
    return Number(new URL(page.url()).pathname.split('/').at(-1))
  })

  const quotePath = await test.step('a quote is made of products at today’s prices, and sent', async () => {
    await page.getByRole('button', { name: 'Quotes', exact: true }).click()
    await page.getByText('Products at today’s prices').click()
    await page.getByLabel(/^Powerboard S 225W, /).fill('2')
    await page.getByRole('button', { name: 'Start with these products' }).click()
    await expect(page).toHaveURL(/\/admin\/collections\/quotes\/\d+/)
    await page.getByRole('button', { name: 'Send the quote to the customer' }).click()
    await expect(page.getByText('The quote is on its way to the customer.')).toBeVisible()
    await page.reload()
    return (await page.getByRole('link', { name: 'The customer’s page' }).getAttribute('href')) ?? ''
  })
  const quoteUrl = page.url()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const customer = await context.newPage()
  await customer.goto(new URL(quotePath, page.url()).href)

  await test.step('a question is due in the inbox, and answered there', async () => {
    await customer.getByLabel('Question, or anything else to tell us').fill('Can you come on a Saturday?')
    await customer.getByRole('button', { name: 'Ask a question' }).click()
    const record = await openRecord(page, lead)
    const timeline = record.getByRole('list', { name: 'Timeline' })
    await expect(timeline).toContainText('Can you come on a Saturday?')
    await page.getByRole('heading', { name }).click()
    await page.keyboard.press('e')
    const written = page.getByRole('form', { name: 'Email' })
    await written.getByLabel('Text').fill('Yes, the 12th suits us.')
    await written.getByRole('button', { name: 'Send the email' }).click()
    await expect(timeline).toContainText('Yes, the 12th suits us.')
  })

  await test.step('the quote is accepted, and one press makes the order', async () => {
    await customer.getByLabel('House and street').fill('7 Mill Lane')
    await customer.getByLabel('Town').fill('Devizes')
    await customer.getByLabel('Postcode').fill('SN10 1AA')
    await customer.getByLabel('Full name').fill(name)
    await customer.getByRole('button', { name: 'Accept the quote' }).click()
    await expect(customer.getByText('You have accepted this quote.', { exact: false })).toBeVisible()
    expect(await leadsOf(request, { email })).toMatchObject([{ status: 'won' }])
    await openAdmin(page, quoteUrl)
    await page.getByRole('button', { name: 'Make the order' }).click()
    await expect(page).toHaveURL(/\/admin\/collections\/orders\/\d+/)
  })

  await test.step('once it is paid and fitted, the customer has a certificate and can report a fault', async () => {
    await page.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible()
    const warranty = page.getByRole('dialog')
    await expect(async () => {
      if (!(await warranty.isVisible())) await page.getByRole('button', { name: 'Add new', exact: true }).click()
      await expect(warranty).toBeVisible({ timeout: 5_000 })
    }).toPass() // Payload renders the form anew once it is saved, which can lose a press
    const field = (name: string) => warranty.locator(`[id^="field-${name}"]`)
    await field('installer').fill('Bright Sparks Ltd')
    await field('certificateNumber').fill('EIC-10225')
    await field('earlyRequest').fill('Said so on the telephone')
    await field('fittedOn').locator('input').fill(FITTED_ON)
    await field('fittedOn').locator('input').press('Enter')
    await warranty.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('cell', { name: 'EIC-10225' })).toBeVisible()
    await customer.reload()
    await customer.getByRole('link', { name: /^Your order/ }).click()
    await expect(customer.getByText('Your panels were fitted on', { exact: false })).toBeVisible()
    await expect(customer.getByRole('heading', { name: 'Report a fault' })).toBeVisible()
    await expect(customer.getByRole('link', { name: /certificate/i })).toHaveAttribute(
      'href',
      /warranty-certificate\.pdf$/,
    )
  })
  await test.step('they say how it was, and staff publish it unchanged', async () => {
    await customer.getByRole('link', { name: 'Say how it was' }).click()
    await customer.getByLabel('What would you tell others?').fill('Warm within the hour, and the wall is free.')
    await customer.getByRole('button', { name: 'Send my review' }).click()
    await expect(customer.getByRole('link', { name: 'Please choose from 1 to 5 stars' })).toBeVisible()
    await customer.getByText('4 stars', { exact: true }).click()
    await customer.getByRole('checkbox', { name: /^You may publish/ }).check()
    await customer.getByRole('button', { name: 'Send my review' }).click()
    await expect(customer.getByRole('heading', { name: 'Thank you for your review.' })).toBeVisible()
    const withScript = await browser.newPage()
    await withScript.goto(customer.url())
    await expectAccessible(withScript, 'main')
    await withScript.close()
    const order = await customer.getByRole('link', { name: /^Order PB-/ }).innerText()
    await openAdmin(page, '/admin/collections/reviews')
    await page.getByRole('link', { name: order.replace(/^Order /, '') }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('The review is published.')).toBeVisible()
    await customer.reload()
    await expect(customer.getByRole('heading', { name: 'Your review is published.' })).toBeVisible()
  })
  await context.close()
})
