import { randomBytes } from 'node:crypto'

import { asUser, newColleague } from './support/admin'
import { expectAccessible } from './support/axe'
import { eventually } from './support/eventually'
import { SIZES } from './support/sizes'
import { expect, test } from './support/test'
import { hydrated } from './support/visits'

test('typing suggests pages, which can be chosen by keyboard', async ({ page }) => {
  await page.goto('/search')
  const box = page.getByRole('searchbox', { name: 'What are you looking for?' })
  const options = page.getByRole('option')
  await hydrated(box)
  await box.focus()
  const combobox = page.getByRole('combobox', { name: 'What are you looking for?' })
  await combobox.pressSequentially('buildin')
  await expect(options.first()).toContainText('Building regulations')
  await expect(combobox).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)

  await combobox.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(combobox).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await combobox.press('ArrowUp')
  await expect(combobox).not.toHaveAttribute('aria-activedescendant')
  await combobox.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(combobox).toHaveValue('buildin')

  await combobox.pressSequentially('g')
  await expect(options.first()).toBeVisible()
  await combobox.press('ArrowDown')
  await combobox.press('Enter')
  await expect(page).toHaveURL('/building-regulations-guide')
})

test('suggestions on a phone are as wide as the search form', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await page.goto('/search')
  const box = page.getByRole('searchbox', { name: 'What are you looking for?' })
  await hydrated(box)
  await box.focus()
  await page.getByRole('combobox', { name: 'What are you looking for?' }).pressSequentially('buildin')
  const list = await page.getByRole('listbox', { name: 'Pages' }).boundingBox()
  const form = await page
    .getByRole('search')
    .filter({ has: page.getByRole('combobox') })
    .boundingBox()
  expect(list?.width).toBe(form?.width)
})

test('a misspelt search finds what was meant, and can be filtered', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: 'Search' }).click()
  const box = page.getByLabel('What are you looking for?')
  await box.fill('thermastat')
  await box.press('Enter')
  await expect(page).toHaveTitle('Search for “thermastat” | Powerboard')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(/^\d+ results for “thermostat”$/)
  await expect(main.getByRole('article').first().locator('mark').first()).toHaveText(/thermostat/i)

  const kinds = main.getByRole('navigation', { name: 'Kinds of results' })
  await kinds.getByRole('link', { name: 'Guides' }).click()
  await expect(page).toHaveURL('/search?q=thermastat&kind=guide')
  await expect(kinds.getByRole('link', { name: 'Guides' })).toHaveAttribute('aria-current', 'true')
  await expect(main.getByRole('article').filter({ hasText: /^Pages/ })).toHaveCount(0)
})

test('input is never interpreted as markup', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  for (const q of ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'); drop table pages; --"]) {
    await page.goto(`/search?${new URLSearchParams({ q })}`)
    await expect(page.getByLabel('What are you looking for?')).toHaveValue(q)
  }
  expect(dialogs).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form searches, and shows errors', async ({ page }) => {
    await page.goto('/search')
    const main = page.getByRole('main')
    const box = main.getByRole('searchbox', { name: 'What are you looking for?' })
    await box.fill('solar panels')
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(main.getByRole('article').getByRole('link', { name: /solar/i }).first()).toBeVisible()

    await box.fill('warm '.repeat(30))
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(box).toHaveAccessibleDescription(
      'Search with up to 100 characters: a few words find more than a sentence.',
    )
    await expect(box).toHaveValue('warm '.repeat(30).trim())
  })

  test('a search without results offers alternatives', async ({ page }) => {
    await page.goto('/search?q=qqqzzzvvv')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Nothing found for “qqqzzzvvv”.' })).toBeVisible()
    await expect(main.getByRole('link', { name: '01632 960 123' })).toBeVisible()
    await main.getByRole('link', { name: 'Thermostat' }).click()
    await expect(page).toHaveURL('/search?q=thermostat')
  })
})

test('editors see searches without results', async ({ page, request }) => {
  const term = `qqq${Array.from(randomBytes(8), (byte) => 'bcdfghjklmvwxz'[byte % 14]).join('')}`
  await page.goto(`/search?q=${term.toUpperCase()}`)
  const headers = await asUser(request, await newColleague(request, 'editor'))
  const [miss] = await eventually(async () => {
    const found = await request.get('/api/search-misses', { headers, params: { 'where[term][equals]': term } })
    const { docs } = (await found.json()) as { docs: { count: number }[] }
    return docs.length > 0 ? docs : undefined
  })
  expect(miss?.count).toBe(1)
})
