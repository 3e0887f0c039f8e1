import { expectErrorSummary, expectFieldErrors } from './support/errors'
import { fillContactStep, fillPropertyStep, next, openQuoteDialog, submit } from './support/quote-dialog'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor'

test('every step of the quote shows its errors, and blocks Next until they are fixed', async ({ page }) => {
  const visitor = newVisitor()
  const dialog = await openQuoteDialog(page)
  const current = dialog.locator('[aria-current=step]')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.method()))

  await test.step('contact', async () => {
    await next(dialog)
    const messages = {
      'quote-firstName': 'First name must be at least 2 characters',
      'quote-lastName': 'Last name must be at least 2 characters',
      'quote-email': 'Please enter a valid email address',
      'quote-phone': 'Please enter a valid phone number',
    }
    await expectErrorSummary(dialog, {
      title: 'Check four answers before you go on',
      messages: Object.values(messages),
    })
    await expectFieldErrors(dialog, messages)
    await expect(current).toContainText('Contact Information')

    await dialog.getByRole('link', { name: 'Please enter a valid email address' }).click()
    await expect(dialog.getByLabel('Email *')).toBeFocused()

    await fillContactStep(dialog, { ...visitor, firstName: 'Z', phone: '07700' })
    await next(dialog)
    await expectErrorSummary(dialog, {
      title: 'Check two answers before you go on',
      messages: ['First name must be at least 2 characters', 'Please enter a valid phone number'],
    })
    await fillContactStep(dialog, visitor)
    await next(dialog)
    await expect(current).toContainText('Property Details')
  })

  await test.step('property', async () => {
    await expect(dialog.getByRole('heading', { name: 'What are we heating?' })).toBeFocused()
    await next(dialog)
    const messages = {
      'quote-propertyType': 'Please select a property type',
      'quote-propertySize': 'Please select property size',
      'quote-currentHeating': 'Please select current heating system',
      'quote-projectType': 'Please select project type',
      'quote-postcode': 'Please enter a valid postcode',
    }
    await expectErrorSummary(dialog, {
      title: 'Check five answers before you go on',
      messages: Object.values(messages),
    })
    await expectFieldErrors(dialog, messages)
    await dialog.getByRole('link', { name: 'Please select a property type' }).click()
    await expect(dialog.getByRole('radio', { name: 'House' })).toBeFocused()
    await fillPropertyStep(dialog, visitor)
    await next(dialog)
    await expect(current).toContainText('Project Timeline & Budget')
  })

  await test.step('timing', async () => {
    await submit(dialog)
    const messages = {
      'quote-timeframe': 'Please select timeframe',
      'quote-budget': 'Please select budget range',
      'quote-termsConsent': 'You must accept the terms and conditions',
    }
    await expectErrorSummary(dialog, {
      title: 'Check three answers before you send',
      messages: Object.values(messages),
    })
    await expectFieldErrors(dialog, messages)
  })
  expect(requests).not.toContain('POST')
})

test('Previous returns to the earlier input, and stops at the first step', async ({ page }) => {
  const visitor = newVisitor()
  const dialog = await openQuoteDialog(page)
  const previous = dialog.getByRole('button', { name: 'Previous' })
  await expect(previous).toBeDisabled()
  await fillContactStep(dialog, visitor)
  await next(dialog)
  await dialog.getByLabel('Postcode').fill(visitor.postcode)
  await previous.click()
  await expect(dialog.getByLabel('Email *')).toHaveValue(visitor.email)
  await expect(previous).toBeDisabled()
  await next(dialog)
  await expect(dialog.getByLabel('Postcode')).toHaveValue(visitor.postcode)
})

test('a double click on Next advances one step without errors', async ({ page }) => {
  const dialog = await openQuoteDialog(page)
  await fillContactStep(dialog, newVisitor())
  await dialog.getByRole('button', { name: 'Next Step' }).dblclick()
  await expect(dialog.locator('[aria-current=step]')).toContainText('Property Details')
  await expect(dialog.getByRole('group', { name: /before you go on/ })).toBeHidden()
})
