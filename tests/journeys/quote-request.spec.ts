import { leadsOf } from './support/admin'
import { expectErrorSummary, expectFieldErrors } from './support/errors'
import { expect, test } from './support/test'
import { expectToast, SUBMISSION_FAILED } from './support/toast'
import { newVisitor } from './support/visitor'
import { arrive, focusUntilFormScript, untilFormScript } from './support/visits'

test('the quote request page validates, survives a failure and a reload, and remembers the visitor’s origin', async ({
  page,
  request,
}) => {
  const visitor = newVisitor()
  await arrive(page, '/quote-request?source=menu')
  const form = page.locator('#quote-request')
  const send = () => form.getByRole('button', { name: 'Send request' }).click()
  await focusUntilFormScript(form)
  await send()
  const messages = {
    'quote-request-firstName': 'First name must be at least 2 characters',
    'quote-request-email': 'Please enter a valid email address',
    'quote-request-phone': 'Please enter a valid phone number',
  }
  await expectErrorSummary(form, { title: 'Check three answers before you send', messages: Object.values(messages) })
  await expectFieldErrors(form, messages)
  await expect(form.locator('[name=source]')).toHaveValue('menu')

  await form.getByLabel('First name').fill(visitor.firstName)
  await form.getByLabel('Email *').fill(visitor.email)
  await form.getByLabel('Phone').fill(visitor.phone)
  await form.getByText('Bungalow').click()
  await form.getByLabel('Damp or mould').check()
  await page.route('**/api/survey-leads', (route) => route.abort(), { times: 1 })
  await send()
  await expectToast(page, SUBMISSION_FAILED)
  await expect(form.getByRole('link', { name: '01632 960 123' })).toBeVisible()

  await page.reload()
  await untilFormScript(form)
  await expect(form.getByLabel('Phone')).toHaveValue(visitor.phone)
  await expect(form.getByRole('radio', { checked: true })).toHaveAccessibleName('Bungalow')
  await expect(form.getByRole('checkbox', { checked: true })).toHaveAccessibleName('Damp or mould')
  await send()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request.')
  const [lead] = await leadsOf(request, visitor)
  expect(lead).toMatchObject({ source: 'menu' })
  await expect(page.getByText(lead?.reference ?? 'a reference', { exact: true })).toBeVisible()
})

test('the answers of a calculation are filled in immediately', async ({ page }) => {
  await page.goto('/quote-request?source=quick-calculator&calculation=type%3Dbungalow%26area%3D93%26heating%3Doil')
  const form = page.locator('#quote-request')
  await expect(form.getByRole('radio', { checked: true })).toHaveAccessibleName('Bungalow')
  await expect(form.getByLabel('Property size')).toHaveValue('small')
  await expect(form.getByLabel('Current heating')).toHaveValue('oil-boiler')
  await form.getByLabel('Current heating').selectOption('None')
  await page.reload()
  await expect(form.getByLabel('Current heating')).toHaveValue('none')
})
