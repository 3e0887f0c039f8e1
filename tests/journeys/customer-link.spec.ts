import { readFile } from 'node:fs/promises'

import { leadsOf } from './support/admin'
import { agreeTo } from './support/agree-to'
import {
  fillContactStep,
  fillQuote,
  fillTimingStep,
  next,
  openQuoteDialog,
  quoteDialog,
  submit,
} from './support/quote-dialog'
import { expect, test } from './support/test'
import { expectToast, QUOTE_SUBMITTED } from './support/toast'
import { newVisitor } from './support/visitor'
import { arrive, leaveThroughTop } from './support/visits'

test('a quote ends in a confirmation with a calendar file and a link to correct and withdraw it', async ({
  page,
  request,
}) => {
  const visitor = newVisitor()
  const dialog = await openQuoteDialog(page)
  await fillQuote(dialog, visitor)
  await submit(dialog)
  await expectToast(page, QUOTE_SUBMITTED)
  const [lead] = await leadsOf(request, visitor)
  await expect(dialog.getByText(lead?.reference ?? 'a reference', { exact: true })).toBeVisible()
  await expect(dialog.getByText(/(?:We’ll|will) call you by \S+/)).toBeVisible()

  await test.step('the calendar file has the call', async () => {
    const download = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Add the call to your calendar' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toContain('SUMMARY:Powerboard calls you')
    expect(text).toContain(lead?.reference)
  })

  await test.step('the link shows and corrects the enquiry', async () => {
    await dialog.getByRole('link', { name: 'Change your details or withdraw your request' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your enquiry.')
    expect(page.url()).not.toContain(visitor.email)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.getByText(visitor.words)).toBeVisible()
    await page.getByRole('textbox', { name: /^Phone/ }).fill('1')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('textbox', { name: /^Phone/ })).toHaveAccessibleDescription(
      'Please enter a valid phone number',
    )
    await expect(page.getByRole('textbox', { name: /^Phone/ })).toHaveValue('1')
    await page.getByRole('textbox', { name: /^Phone/ }).fill('07700 900 456')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(`${visitor.phone} → 07700 900 456`)).toBeVisible()
  })

  await test.step('the link accepts photos of the rooms', async () => {
    const photo = await page.screenshot({ type: 'jpeg' })
    const file = { name: 'hall.jpg', mimeType: 'image/jpeg', buffer: photo }
    await page.getByLabel(/^Photos of the ceiling, your current heating/).setInputFiles(file)
    await page.getByRole('button', { name: 'Send the photos' }).click()
    await expect(page.getByText('We have 1 photo from you.')).toBeVisible()
  })

  await test.step('the link withdraws the enquiry', async () => {
    await agreeTo(page, 'Withdraw my enquiry', 'Yes, withdraw it')
    await expect(page.getByText('You’ve withdrawn this enquiry', { exact: false })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()
    const [withdrawn] = await leadsOf(request, visitor)
    expect(withdrawn).toMatchObject({ status: 'withdrawn', phone: '07700 900 456' })
  })
})

test('a calculation on screen is carried into the quote', async ({ page, request }) => {
  const visitor = newVisitor()
  await arrive(
    page,
    '/calculator/quick?type=bungalow&area=150&built=1976-1982&insulation=unknown&heating=oil&occupancy=mornings-and-evenings',
  )
  await page.getByRole('banner').getByRole('link', { name: 'Get a quote' }).click()
  const dialog = quoteDialog(page)
  await fillContactStep(dialog, visitor)
  await next(dialog)
  await expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName('Bungalow')
  await expect(dialog.getByLabel('Property size')).toHaveValue('medium')
  await expect(dialog.getByLabel('Current heating')).toHaveValue('oil-boiler')
  await dialog.getByLabel('Project type').selectOption('Retrofit')
  await dialog.getByLabel('Postcode').fill(visitor.postcode)
  await next(dialog)
  await fillTimingStep(dialog, visitor)
  await submit(dialog)
  await expectToast(page, QUOTE_SUBMITTED)
  const [lead] = await leadsOf(request, visitor)
  expect(lead?.source).toBe('header')
  expect(lead?.answers.map(({ label }) => label)).toEqual(expect.arrayContaining(['Our verdict', 'Panels']))

  await dialog.getByRole('button', { name: 'Done' }).click()
  await arrive(page, '/about')
  await leaveThroughTop(page)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an unknown link is not found', async ({ page }) => {
  const response = await page.goto(`/enquiry/${'a'.repeat(43)}`)
  expect(response?.status()).toBe(404)
})
