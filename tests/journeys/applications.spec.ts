import type { Locator } from '@playwright/test'

import { leadsOf } from './support/admin'
import { expectAccessible } from './support/axe'
import { expectErrorSummary } from './support/errors'
import { expect, test } from './support/test'
import { newVisitor, type Visitor } from './support/visitor'
import { arrive, focusUntilFormScript } from './support/visits'

test('the datasheet is requested and downloaded, and available without the form', async ({ page, request }) => {
  const visitor = newVisitor()
  await arrive(page, '/technical-specifications')
  const form = page.locator('#datasheet')
  await focusUntilFormScript(form)
  await form.getByRole('button', { name: 'Send me the datasheet' }).click()
  await expectErrorSummary(form, {
    title: 'Check five answers before you send',
    messages: [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Please select a project type',
      'Please select a timeframe',
    ],
  })
  await expectAccessible(page, '#datasheet')
  await fillPerson(form, visitor)
  await form.getByLabel('Project type').selectOption('Retrofit')
  await form.getByLabel('Timeframe').selectOption('Just planning')
  await form.getByLabel('Anything we should know?').fill(visitor.words)
  const download = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Send me the datasheet' }).click()
  expect((await download).suggestedFilename()).toBe('powerboard-datasheet.pdf')
  const [lead] = await leadsOf(request, visitor)
  await expect(page.getByText(lead?.reference ?? 'a reference')).toBeVisible()
  expect(lead).toMatchObject({ kind: 'datasheet', source: 'datasheet-form' })
  const ungated = await request.get('/downloads/datasheet')
  expect([ungated.status(), ungated.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('an installer applies; input from before the script loaded is kept', async ({ page, request }) => {
  const visitor = newVisitor()
  await arrive(page, '/installers')
  const form = page.locator('#installer')
  await fillPerson(form, visitor)
  await form.getByLabel('Firm').fill('Quillfeather Electrical')
  await form.getByText('Electrician', { exact: true }).click()
  await form.getByLabel('Where you work').fill('BA and SN')
  await form.getByLabel('Registered with').selectOption('NAPIT')
  await form.getByLabel('Registration number').fill('12345')
  await form.getByLabel('Anything else?').fill(visitor.words)
  await expect(form.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy')
  await focusUntilFormScript(form)
  await form.getByRole('button', { name: 'Apply as Installer' }).click()
  await expect(page).toHaveURL(/\/business\/thank-you\?reference=PB-[\w-]+&kind=installer$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your application.')
  const [lead] = await leadsOf(request, visitor)
  expect(lead?.answers).toContainEqual({ label: 'Registered with', value: 'NAPIT' })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a distributor’s application comes back with its input, then is accepted', async ({ page, request }) => {
    const visitor = newVisitor()
    await page.goto('/distributors')
    const form = page.locator('#distributor')
    await fillPerson(form, visitor)
    await form.getByLabel('Firm').fill('Quillfeather Supplies')
    await form.getByLabel('For how long?').selectOption('Two to five years')
    await form.getByLabel('Anything else?').fill(visitor.words)
    await form.getByRole('button', { name: 'Apply as Distributor' }).click()
    await expect(
      page.getByRole('group', { name: 'Check one answer before you send' }).getByRole('listitem'),
    ).toHaveText(['Please enter an area'])
    for (const [label, value] of Object.entries({
      'Name *': `${visitor.firstName} ${visitor.lastName}`,
      Phone: visitor.phone,
      Firm: 'Quillfeather Supplies',
      'For how long?': '2-5',
      'Anything else?': visitor.words,
    }))
      await expect(form.getByLabel(label)).toHaveValue(value)
    await form.getByLabel('Area you have in mind').fill('Dorset')
    await form.getByRole('button', { name: 'Apply as Distributor' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your application.')
    expect(await leadsOf(request, visitor)).toMatchObject([{ kind: 'distributor', source: 'distributor-form' }])
  })
})

async function fillPerson(form: Locator, visitor: Visitor) {
  await form.getByLabel('Name *').fill(`${visitor.firstName} ${visitor.lastName}`)
  await form.getByLabel('Email *').fill(visitor.email)
  await form.getByLabel('Phone').fill(visitor.phone)
}
