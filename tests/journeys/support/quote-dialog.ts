import { expect, type Locator, type Page } from '@playwright/test'

import type { Visitor } from './visitor'
import { arrive } from './visits'

export const quoteDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Get a quote' })

/** Opens the dialog from the hero of the home page. */
export async function openQuoteDialog(page: Page): Promise<Locator> {
  await arrive(page, '/')
  return reopenQuoteDialog(page)
}

export async function reopenQuoteDialog(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('link', { name: 'Get a quote' }).first().click()
  const dialog = quoteDialog(page)
  await expect(dialog).toBeVisible()
  return dialog
}

export async function fillContactStep(dialog: Locator, visitor: Visitor) {
  await dialog.getByLabel('First name').fill(visitor.firstName)
  await dialog.getByLabel('Last name').fill(visitor.lastName)
  await dialog.getByLabel('Email *').fill(visitor.email)
  await dialog.getByLabel('Phone').fill(visitor.phone)
}

export async function fillPropertyStep(dialog: Locator, visitor: Visitor) {
  await dialog.getByText('Bungalow').click()
  await dialog.getByLabel('Property size').selectOption('Medium, 100 to 200 m²')
  await dialog.getByLabel('Current heating').selectOption('Oil boiler')
  await dialog.getByLabel('Project type').selectOption('Retrofit')
  await dialog.getByLabel('Postcode').fill(visitor.postcode)
}

export async function fillTimingStep(dialog: Locator, visitor: Visitor) {
  await dialog.getByLabel('Timeframe').selectOption('3 to 6 months')
  await dialog.getByLabel('Budget').selectOption('£5,000 to £10,000')
  await dialog.getByLabel('Anything else?').fill(visitor.words)
  await dialog.getByLabel('I accept the').check()
}

export const next = (dialog: Locator) => dialog.getByRole('button', { name: 'Next Step' }).click()
export const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Submit Quote Request' }).click()

/** All three steps, without sending. */
export async function fillQuote(dialog: Locator, visitor: Visitor) {
  await fillContactStep(dialog, visitor)
  await next(dialog)
  await fillPropertyStep(dialog, visitor)
  await next(dialog)
  await fillTimingStep(dialog, visitor)
}
