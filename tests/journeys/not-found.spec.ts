import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

test('a mistyped address leads to the pages nearest to it', async ({ page }) => {
  const answer = await page.goto('/calculater')
  expect(answer?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('There’s no page here.')
  const links = main.getByRole('listitem').getByRole('link')
  await expect(links.first()).toHaveText('Calculator')
  await expect(links.first()).toHaveAttribute('href', '/calculator')
  await expect(links).toHaveCount(5)
  await expectAccessible(page)
})

test('a search takes the words along', async ({ page }) => {
  await page.goto('/warm_walls.html')
  await expect(page.getByRole('search').getByLabel('Search the site')).toHaveValue('warm walls')
  await page.getByRole('search').getByLabel('Search the site').fill('warm floors & walls')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=warm+floors+%26+walls')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the usual pages, the search and the number are there', async ({ page }) => {
    await page.goto('/calculater')
    const main = page.getByRole('main')
    await expect(main.getByRole('listitem').getByRole('link')).toHaveText([
      'Start at the beginning',
      'Read what the panel does',
      'Work out what it costs to run',
      'Find your town',
      'Ask for a quote',
    ])
    await expect(main.getByRole('link', { name: '01632 960 123' })).toBeVisible()
    await main.getByLabel('Search the site').fill('x')
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=x')
  })
})
