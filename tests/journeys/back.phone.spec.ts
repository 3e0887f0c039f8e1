import { fillContactStep, next, quoteDialog } from './support/quote-dialog'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor'
import { arrive } from './support/visits'

test('Back goes to the previous step of the quote dialog, then closes it, and loses nothing', async ({ page }) => {
  const visitor = newVisitor()
  await arrive(page, '/about')
  await arrive(page, '/')
  const open = page.getByRole('main').getByRole('link', { name: 'Get a quote' }).first()
  await open.tap()
  const dialog = quoteDialog(page)
  await fillContactStep(dialog, visitor)
  await next(dialog)
  await expect(dialog.getByText('What are we heating?')).toBeVisible()
  await dialog.getByLabel('Postcode').fill(visitor.postcode)

  await page.goBack()
  await expect(dialog.getByText('How can we reach you?')).toBeVisible()
  await expect(dialog.getByLabel('Email *')).toHaveValue(visitor.email)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')

  await open.tap()
  await expect(dialog.getByLabel('Email *')).toHaveValue(visitor.email)
  await next(dialog)
  await expect(dialog.getByLabel('Postcode')).toHaveValue(visitor.postcode)
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await expect(dialog).toBeHidden()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('stepsOpen')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('Back closes the menu, and a page opened from it returns to the page before', async ({ page }) => {
  await arrive(page, '/')
  const toggle = page.locator('#site-menu > summary')
  const menu = page.locator('#site-menu').getByRole('navigation', { name: 'Main' })
  await toggle.tap()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('stepsOpen')
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/')
  await toggle.tap()
  await menu.getByRole('link', { name: 'About' }).tap()
  await expect(page).toHaveURL('/about')
})

test('Back closes Sparky', async ({ page }) => {
  await arrive(page, '/about')
  await page.getByRole('button', { name: 'Sparky, our phone assistant' }).tap()
  const panel = page.getByRole('region', { name: 'Sparky' })
  await expect(panel).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('stepsOpen')
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/about')
})
