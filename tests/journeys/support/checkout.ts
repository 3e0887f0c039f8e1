import type { Page } from '@playwright/test'

/** Fills in the checkout as a buyer who has an electrician. */
export async function fillBuyer(page: Page) {
  const form = page.locator('#checkout')
  await form.getByLabel('Full name').fill('Gwen Pritchard')
  await form.getByLabel('Phone').fill('01632 960 010')
  await form.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await form.getByLabel('House and street').fill('7 Mill Lane')
  await form.getByLabel('Town').fill('Devizes')
  await form.getByLabel('Postcode').fill('SN10 1AA')
  await form.getByLabel('Who fits the panels?').selectOption('I have an electrician')
}
