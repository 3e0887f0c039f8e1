import { expectAccessibleAtEachSize } from './support/axe'
import { expect, test } from './support/test'

test('a reader follows a feed to a post and on to the calculator', async ({ page, request }) => {
  const feed = await (await request.get('/blog/feed.json')).json()
  expect(feed.items).toHaveLength(12)
  await page.goto(feed.items[0].url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(feed.items[0].title)
  await expect(page.getByRole('link', { name: 'Technical team' })).toBeVisible()
  await page.getByRole('link', { name: 'Work out yours' }).click()
  await expect(page).toHaveURL('/calculator/quick')
})

test('the feeds are valid and list the same posts', async ({ page, request }) => {
  for (const [path, item] of [
    ['/blog/feed.xml', 'item'],
    ['/blog/atom.xml', 'entry'],
  ] as const) {
    const xml = await (await request.get(path)).text()
    const read = await page.evaluate(
      ([text, name]) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml')
        return { faults: parsed.querySelectorAll('parsererror').length, items: parsed.querySelectorAll(name).length }
      },
      [xml, item] as const,
    )
    expect(read).toEqual({ faults: 0, items: 12 })
  }
})

test('the blog lists posts by category and search', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Comfort' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comfort.')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectAccessibleAtEachSize(page, 'main')
  await page.goto('/blog')
  await page.getByRole('searchbox', { name: 'Search the blog' }).fill('mould')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('link', { name: /Condensation and mould/ })).toBeVisible()
})

test('a post without a page is a 404, and so is a page beyond the last', async ({ request }) => {
  for (const path of ['/blog/made-up', '/blog/page/2', '/blog/page/1', '/blog/tag/made-up', '/blog/tag/bills/page/9'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('a view is counted when a post is on screen', async ({ page }) => {
  const beacon = page.waitForRequest('**/api/blog/views')
  await page.goto('/blog/condensation-and-mould')
  expect((await (await beacon).response())?.status()).toBe(204)
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name }) => name !== 'essential-only')).toEqual([]) // the answer to the notice
})

test('a reader’s next steps are counted only with consent', async ({ page }) => {
  const steps: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/blog/steps')) steps.push(request.url())
  })
  const readToTheEnd = async () => {
    const viewed = page.waitForRequest('**/api/blog/views')
    await page.goto('/blog/condensation-and-mould')
    await viewed
    await page.getByRole('navigation', { name: 'Other posts' }).scrollIntoViewIfNeeded()
  }
  await readToTheEnd()
  await page.evaluate(() => localStorage.setItem('cookieConsent', 'accepted'))
  await readToTheEnd()
  await expect.poll(() => steps).toHaveLength(1)
})
