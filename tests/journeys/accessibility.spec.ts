import { expectAccessible, expectNoSidewaysScroll } from './support/axe'
import { fillContactStep, fillPropertyStep, next, openQuoteDialog, submit } from './support/quote-dialog'
import { expect, test } from './support/test'
import { expectToast, SUBMISSION_FAILED } from './support/toast'
import { newVisitor } from './support/visitor'
import { arrive } from './support/visits'

const PAGES = [
  '/',
  '/contact',
  '/contact/received?reference=PB-7K3M-Q9TX',
  '/quote-request',
  '/quote-request/received?reference=PB-7K3M-Q9TX',
  '/sales',
  '/sales-landing',
  '/sales/demo',
  '/sales/estimate',
  '/sales/thank-you',
  '/business/thank-you',
  '/datasheet/received?reference=PB-7K3M-Q9TX',
  '/calculator/quick/sent?reference=PB-7K3M-Q9TX',
  '/shop/powerboard-s-225w',
  '/installers/near?postcode=SN10',
  '/nowhere',
]
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(`at the size of a ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('every page', async ({ page }) => {
      for (const path of PAGES) {
        await page.goto(path)
        await expectAccessible(page)
      }
    })

    test('the quote dialog: each step, its errors and a failure', async ({ page }) => {
      const visitor = newVisitor()
      const dialog = await openQuoteDialog(page)
      await expectAccessible(page)
      await next(dialog)
      await expect(dialog.getByRole('group', { name: /^Check/ })).toBeVisible()
      await expectAccessible(page)
      await fillContactStep(dialog, visitor)
      await next(dialog)
      await expect(dialog.getByRole('heading', { name: 'What are we heating?' })).toBeVisible()
      await next(dialog)
      await expect(dialog.getByRole('group', { name: /^Check/ })).toBeVisible()
      await expectAccessible(page)
      await fillPropertyStep(dialog, visitor)
      await next(dialog)
      await submit(dialog)
      await expect(dialog.getByRole('group', { name: /^Check/ })).toBeVisible()
      await expectAccessible(page)
      await dialog.getByLabel('Timeframe').selectOption('Just planning')
      await dialog.getByLabel('Budget').selectOption('Not sure yet')
      await dialog.getByLabel('I accept the').check()
      await page.route('**/api/contact-inquiries', (route) => route.abort())
      await submit(dialog)
      await expectToast(page, SUBMISSION_FAILED)
      await expectAccessible(page)
    })

    test('the forms on pages with their errors', async ({ page }) => {
      for (const [path, button] of [
        ['/contact', 'Send message'],
        ['/quote-request', 'Send request'],
      ] as const) {
        await arrive(page, path)
        await page.getByRole('button', { name: button }).click()
        await expect(page.getByRole('group', { name: /^Check/ })).toBeVisible()
        await expectAccessible(page)
      }
    })

    test('Sparky, asked wrongly and asked in vain', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Sparky, our phone assistant' }).click()
      const panel = page.getByRole('region', { name: 'Sparky', exact: true })
      await panel.getByRole('button', { name: 'Get Sparky Callback' }).click()
      await expect(panel.getByText('Please enter a valid phone number')).toBeVisible()
      await expectAccessible(page)
      await page.route('**/api/contact-sparky', (route) => route.abort())
      await panel.getByLabel('Phone number').fill(newVisitor().phone)
      await panel.getByRole('button', { name: 'Get Sparky Callback' }).click()
      await expect(panel.getByText('Manual Dial Required')).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('the open menu of a phone', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await page.goto('/')
  await page.locator('#site-menu > summary').click()
  await page.mouse.move(195, 600) // off what has a tooltip
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expectAccessible(page)
})

test('no page scrolls sideways when enlarged to 200 % and 400 %', async ({ page }) => {
  for (const width of [720, 320]) {
    await page.setViewportSize({ width, height: 640 })
    for (const path of PAGES) {
      await page.goto(path)
      await expectNoSidewaysScroll(page)
    }
    await openQuoteDialog(page)
    await expectNoSidewaysScroll(page)
  }
})
