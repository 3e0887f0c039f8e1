import type { Page } from '@playwright/test'

import { callsOf } from './support/admin'
import { expectAccessible } from './support/axe'
import { openDemoDialog } from './support/demo-dialog'
import { expectErrorSummary } from './support/errors'
import { expect, test } from './support/test'
import { newVisitor, type Visitor } from './support/visitor'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // no video is loaded

const ENDPOINT = '**/api/demo-calls'

/** Fills in the form with the second slot on offer, and returns its label. */
async function fill(form: ReturnType<Page['locator']>, visitor: Visitor): Promise<string> {
  await form.getByLabel('Name').fill(`${visitor.firstName} ${visitor.lastName}`)
  await form.getByLabel('Phone').fill(visitor.phone)
  const slots = form.getByLabel('When should we call?')
  await slots.selectOption({ index: 2 })
  return (await slots.locator('option:checked').textContent()) ?? ''
}

test('a call is booked in a slot within opening hours, and appears in the admin', async ({ page, request }) => {
  const visitor = newVisitor()
  const dialog = await openDemoDialog(page)
  await expectAccessible(page, '[role=dialog]')
  const slot = await fill(dialog, visitor)
  await dialog.getByRole('button', { name: 'Book the call' }).click()
  await expect(dialog.getByRole('status')).toContainText('Booked')
  await expect(dialog.getByRole('status')).toContainText(slot.split(', ').at(-1) ?? 'a time')
  const [lead] = await callsOf(request, visitor)
  expect(lead).toMatchObject({ source: 'book-free-demo', status: 'new' })
  expect(lead?.answers).toContainEqual({ label: 'Demo call', value: slot })
  await expect(dialog.getByText(lead?.reference ?? 'a reference')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Book Free Demo' }).first()).toBeFocused()
})

test('says what is missing before anything is sent', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.method()))
  const dialog = await openDemoDialog(page)
  await dialog.getByRole('button', { name: 'Book the call' }).click()
  await expectErrorSummary(dialog, {
    title: 'Check three answers before you send',
    messages: ['Name must be at least 2 characters', 'Please enter a valid phone number', 'Please choose a time'],
  })
  expect(requests).not.toContain('POST')
  await expectAccessible(page, '[role=dialog]')
})

test('a failed booking keeps its input, and can be sent again', async ({ page, request }) => {
  const visitor = newVisitor()
  const dialog = await openDemoDialog(page)
  const slot = await fill(dialog, visitor)
  await page.route(ENDPOINT, (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Book the call' }).click()
  await expect(dialog.getByText('It is safe to send it again.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: '01632 960 123' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Book Free Demo' }).first().click()
  await expect(dialog.getByLabel('Phone')).toHaveValue(visitor.phone)
  await expect(dialog.getByLabel('When should we call?').locator('option:checked')).toHaveText(slot)
  await dialog.getByRole('button', { name: 'Book the call' }).click()
  await expect(dialog.getByRole('status')).toContainText('Booked')
  expect(await callsOf(request, visitor)).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page comes back with its input, then accepts the booking', async ({ page, request }) => {
    const visitor = newVisitor()
    await page.goto('/sales')
    await page.getByRole('link', { name: 'Book Free Demo' }).first().click()
    await expect(page).toHaveURL('/sales/demo')
    const form = page.locator('#demo-call')
    const slot = await fill(form, { ...visitor, phone: '0909 123 4567' })
    await form.getByRole('button', { name: 'Book the call' }).click()
    await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(/Please enter a valid phone number/)
    await expect(form.getByLabel('Name')).toHaveValue(`${visitor.firstName} ${visitor.lastName}`)
    await expect(form.getByLabel('When should we call?').locator('option:checked')).toHaveText(slot)

    await form.getByLabel('Phone').fill(visitor.phone)
    await form.getByRole('button', { name: 'Book the call' }).click()
    await expect(page).toHaveURL(/\/sales\/thank-you\?reference=PB-/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call is booked.')
    await expect(page.getByText(slot.split(', ').at(-1) ?? 'a time')).toBeVisible()
    expect(await callsOf(request, visitor)).toMatchObject([{ source: 'book-free-demo' }])
  })
})
