import {
  fillContactStep,
  fillQuote,
  next,
  openQuoteDialog,
  quoteDialog,
  reopenQuoteDialog,
  submit,
} from './support/quote-dialog'
import { expect, test } from './support/test'
import { expectToast, QUOTE_SUBMITTED } from './support/toast'
import { newVisitor } from './support/visitor'
import { untilHydrated } from './support/visits'

test('an abandoned quote keeps its answers and step: after Escape, Close and a reload', async ({ page }) => {
  const visitor = newVisitor()
  const dialog = await openQuoteDialog(page)
  await fillContactStep(dialog, visitor)
  await next(dialog)
  await dialog.getByText('Bungalow').click()

  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.reload().then(() => untilHydrated(page)),
  ]
  for (const leave of ways) {
    await leave()
    await expect(quoteDialog(page)).toBeHidden()
    await reopenQuoteDialog(page)
    await expect(dialog.locator('[aria-current=step]')).toContainText('Property Details')
    await expect(dialog.getByRole('radio', { name: 'Bungalow' })).toBeChecked()
    await expect(dialog.locator('#quote-firstName')).toHaveValue(visitor.firstName)
  }
})

test('a sent quote leaves an empty form at its first step', async ({ page }) => {
  const dialog = await openQuoteDialog(page)
  await fillQuote(dialog, newVisitor())
  await submit(dialog)
  await expectToast(page, QUOTE_SUBMITTED)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()

  await reopenQuoteDialog(page)
  await expect(dialog.locator('[aria-current=step]')).toContainText('Contact Information')
  for (const label of ['First name', 'Last name', 'Email *', 'Phone'])
    await expect(dialog.getByLabel(label)).toHaveValue('')
  await expect(dialog.getByRole('radio', { checked: true, includeHidden: true })).toHaveCount(0)
  await expect(dialog.locator('#quote-termsConsent')).not.toBeChecked()
})
