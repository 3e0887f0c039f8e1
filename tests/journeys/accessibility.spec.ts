import { expectAccessible, expectAccessibleAtEachSize } from './support/axe'
import { fillContactStep, fillPropertyStep, next, openQuoteDialog, submit } from './support/quote-dialog'
import { SIZES } from './support/sizes'
import { expect, test } from './support/test'
import { expectToast, SUBMISSION_FAILED } from './support/toast'
import { newVisitor } from './support/visitor'
import { arrive, focusUntilFormScript } from './support/visits'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const DIALOG = '[role=dialog]'
const TOASTS = '[role=region][aria-label^=Notifications]'
const SPARKY = '[data-overlay=sparky]'

test('the quote dialog: each step, its errors and a failure', async ({ page }) => {
  const visitor = newVisitor()
  const dialog = await openQuoteDialog(page)
  const errors = dialog.getByRole('group', { name: /^Check/ })
  await expectAccessibleAtEachSize(page, DIALOG)
  await next(dialog)
  await expect(errors).toBeVisible()
  await expectAccessibleAtEachSize(page, DIALOG)
  await fillContactStep(dialog, visitor)
  await next(dialog)
  await expect(dialog.getByRole('heading', { name: 'What are we heating?' })).toBeVisible()
  await next(dialog)
  await expect(errors).toBeVisible()
  await expectAccessibleAtEachSize(page, DIALOG)
  await fillPropertyStep(dialog, visitor)
  await next(dialog)
  await submit(dialog)
  await expect(errors).toBeVisible()
  await expectAccessibleAtEachSize(page, DIALOG)
  await dialog.getByLabel('Timeframe').selectOption('Just planning')
  await dialog.getByLabel('Budget').selectOption('Not sure yet')
  await dialog.getByLabel('I accept the').check()
  await page.route('**/api/contact-inquiries', (route) => route.abort())
  await submit(dialog)
  await expectToast(page, SUBMISSION_FAILED)
  await expectAccessible(page, TOASTS)
  await expectAccessibleAtEachSize(page, DIALOG)
})

test('the forms on pages with their errors', async ({ page }) => {
  for (const [path, button] of [
    ['/contact', 'Send message'],
    ['/quote-request', 'Send request'],
  ] as const) {
    await arrive(page, path)
    await focusUntilFormScript(page.locator('main form').filter({ has: page.getByRole('button', { name: button }) }))
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('group', { name: /^Check/ })).toBeVisible()
    await expectAccessibleAtEachSize(page, 'main')
  }
})

test('Sparky with an invalid number and a failed call-back', async ({ page }) => {
  await arrive(page, '/')
  await page.getByRole('button', { name: 'Sparky, our phone assistant' }).click()
  const panel = page.getByRole('region', { name: 'Sparky', exact: true })
  await panel.getByRole('button', { name: 'Get Sparky Callback' }).click()
  await expect(panel.getByText('Please enter a valid phone number')).toBeVisible()
  await expectAccessibleAtEachSize(page, SPARKY)
  await page.route('**/api/contact-sparky', (route) => route.abort())
  await panel.getByLabel('Phone number').fill(newVisitor().phone)
  await panel.getByRole('button', { name: 'Get Sparky Callback' }).click()
  await expect(panel.getByText('Manual Dial Required')).toBeVisible()
  await expectAccessibleAtEachSize(page, SPARKY)
})

test('the open menu on a phone', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await page.goto('/')
  await page.locator('#site-menu > summary').click()
  await page.mouse.move(195, 600) // away from any tooltip
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expectAccessible(page, '#site-menu')
})

test('the quote dialog does not scroll sideways at 200 % and 400 % zoom', async ({ page }) => {
  await openQuoteDialog(page)
  for (const width of [720, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await expectAccessible(page, DIALOG)
  }
})
