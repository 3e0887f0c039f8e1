import { routes } from '../../src/lib/routing/routes'
import { expect, test } from './support/test'
import { focusUntilFormScript } from './support/visits'

test('a town is found by its postcode, and compared with its neighbours', async ({ page }) => {
  await page.goto(routes.locations)
  await page.getByLabel('Place or postcode').fill('BA3 2AA')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(/\/find-a-place\?place=BA3$/)
  await page.getByRole('link', { name: 'Midsomer Norton' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Midsomer Norton')
  await expect(page.getByRole('table').last().getByRole('link', { name: 'Frome' })).toBeVisible()
})

test('the place is passed from a suburb to the calculator', async ({ page }) => {
  await page.goto('/locations/cardiff/roath')
  await page.getByRole('link', { name: 'Work out your cost' }).click()
  await expect(page.getByLabel('Postcode')).toHaveValue('CF')
})

test('a town is compared with another, by name', async ({ page }) => {
  await page.goto('/locations/bath')
  await page.getByLabel('Compare Bath with another place').fill('Newport')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { name: 'Which of these?' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Newport', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bath and Newport')
  await expect(page.getByRole('columnheader', { name: 'Newport' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('the place is passed to the quote form, as a dialog and as a page', async ({ page }) => {
  await page.goto('/locations/cardiff/roath')
  const quote = page.getByRole('main').getByRole('link', { name: 'Get a quote' }).first()
  await expect(quote).toHaveAttribute('href', /source=location-page&location=cardiff%2Froath/)
  await page.goto((await quote.getAttribute('href')) ?? '')
  await focusUntilFormScript(page.locator('#quote-request'))
  await expect(page.locator('input[name="location"]')).toHaveValue('cardiff/roath')
})
