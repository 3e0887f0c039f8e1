import { expect, test } from './support/test'

test('a mistyped path suggests the nearest pages', async ({ page }) => {
  const response = await page.goto('/calculater')
  expect(response?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found.')
  const links = main.getByRole('listitem').getByRole('link')
  await expect(links.first()).toHaveText('Calculator')
  await expect(links.first()).toHaveAttribute('href', '/calculator')
  await expect(links).toHaveCount(5)
})

test('the search is prefilled with its words', async ({ page }) => {
  await page.goto('/warm_walls.html')
  await expect(page.getByRole('search').getByLabel('Search the site')).toHaveValue('warm walls')
  await page.getByRole('search').getByLabel('Search the site').fill('warm floors & walls')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=warm+floors+%26+walls')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the default pages, the search and the phone number are shown', async ({ page }) => {
    await page.goto('/calculater')
    const main = page.getByRole('main')
    await expect(main.getByRole('listitem').getByRole('link')).toHaveText([
      'Home',
      'Technical specs',
      'Running costs',
      'Find your area',
      'Get a quote',
    ])
    await expect(main.getByRole('link', { name: '01632 960 123' })).toBeVisible()
    await main.getByLabel('Search the site').fill('x')
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=x')
  })
})
