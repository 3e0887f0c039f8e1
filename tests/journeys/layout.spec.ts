import type { Locator } from '@playwright/test'

import { expect, test } from './support/test'

const BAR = [
  ['Home', '/'],
  ['About', '/about'],
  ['System Designer', '/system-designer'],
  ['Locations', '/locations'],
  ['Energy tips', '/energy-tips'],
  ['Blog', '/blog'],
  ['Partners', '/partners'],
]
const QUICK_LINKS = [
  ['Home', '/'],
  ['About', '/about'],
  ['The panel', '/shop/powerboard-s-225w'],
  ['Technical specs', '/technical-specs'],
  ['Guides', '/sitemap#guide'],
  ['System Designer', '/system-designer'],
  ['Locations', '/locations'],
  ['Blog', '/blog'],
]
const SERVICES = [
  ['Quick calculator', '/calculator/quick'],
  ['Professional calculator', '/calculator/professional'],
  ['Get a quote', '/quote-request'],
  ['Find an installer', '/installers'],
  ['Become a partner', '/partners'],
  ['Become a distributor', '/distributors'],
]
const LEGAL = [
  ['Privacy policy', '/privacy-policy'],
  ['Terms of service', '/terms-of-service'],
  ['Cookie policy', '/cookie-policy'],
  ['Sitemap', '/sitemap.xml'],
]

/** The text and destination of each link, in order. */
const linksIn = (container: Locator) =>
  container.getByRole('link').evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))

test('the header and the footer have their links', async ({ page }) => {
  await page.goto('/')
  await test.step('the bar has its links, one of them highlighted', async () => {
    const bar = page.getByRole('navigation', { name: 'Main' })
    expect(await linksIn(bar)).toEqual(BAR)
    for (const [name = ''] of BAR) {
      const framed = bar.getByRole('link', { name, exact: true }).locator('span')
      await expect(framed).toHaveCount(name === 'System Designer' ? 1 : 0)
    }
    await expect(bar.getByRole('link', { name: 'System Designer' }).locator('span')).toHaveCSS(
      'border-top-style',
      'solid',
    )
  })
  await test.step('the footer has four columns and the small print', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('UK distributor of slim infrared ceiling panels.')
    expect(await linksIn(footer.getByRole('navigation', { name: 'Quick Links' }))).toEqual(QUICK_LINKS)
    expect(await linksIn(footer.getByRole('navigation', { name: 'Services' }))).toEqual(SERVICES)
    expect(await linksIn(footer.getByRole('heading', { name: 'Contact' }).locator('..'))).toEqual([
      ['01632 960 123', 'tel:+441632960123'],
      [expect.stringMatching(/@/), expect.stringMatching(/^mailto:.+@/)],
    ])
    const legal = footer.getByRole('list').filter({ hasText: 'Privacy policy' })
    expect(await linksIn(legal)).toEqual(LEGAL)
    await expect(legal.getByRole('button', { name: 'Cookie settings' })).toBeVisible()
    await expect(legal.getByRole('link', { name: 'Sitemap' })).toHaveAttribute('target', '_blank')
  })
})

test('the bar stays on one line at its narrowest, and links the panel above it', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1200)
  const quote = page.getByRole('banner').getByRole('link', { name: 'Get a quote' }).first()
  expect((await quote.boundingBox())?.height).toBeLessThan(45)
  await expect(page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: 'The panel' })).toHaveAttribute(
    'href',
    '/shop/powerboard-s-225w',
  )
})

test('the navigation marks the current section of the site', async ({ page }) => {
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
  await page.goto('/')
  await expect(current).toHaveText(['Home'])
  await page.goto('/energy-tips')
  await expect(current).toHaveText(['Energy tips'])
  await page.goto('/contact')
  await expect(current).toHaveCount(0)
})

test('the contents of an offer are beside its picture', async ({ page }) => {
  await page.goto('/partners')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const [list, picture] = [await contents.boundingBox(), await page.locator('header img').boundingBox()]
  if (!list || !picture) throw new Error('not shown')
  expect(list.x + list.width).toBeLessThanOrEqual(picture.x)
  expect(list.y + list.height).toBeLessThanOrEqual(picture.y + picture.height)
  await contents.getByRole('link', { name: 'How to apply' }).click()
  await expect(page).toHaveURL(/#how-to-apply$/)
  await expect(page.getByRole('heading', { name: 'How to apply' })).toBeInViewport()
})

test('the contents of a guide mark the chapter being read, and nothing moves', async ({ page }) => {
  await page.goto('/building-regulations-guide')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const current = contents.locator('[aria-current=location]')
  await expect(current).toHaveCount(0)
  const chapter = contents.getByRole('link', { name: 'The Future Homes Standard' })
  const before = await chapter.boundingBox()
  await chapter.click()
  await expect(current).toHaveText(['The Future Homes Standard'])
  expect((await chapter.boundingBox())?.width).toBe(before?.width)
})
