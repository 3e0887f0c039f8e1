import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { expectToast } from './support/toast'
import { arrive, leaveThroughTop } from './support/visits'

const LINKS = {
  Home: '/',
  About: '/about',
  'System Designer': '/system-designer',
  Locations: '/locations',
  'Energy tips': '/energy-tips',
  Blog: '/blog',
  Partners: '/partners',
  'The panel': '/shop/powerboard-s-225w',
  Calculator: '/calculator',
  Guides: '/sitemap#guide',
  Installers: '/installers',
  Contact: '/contact',
}

test('the menu opens, lists every page, marks the current one, and closes again', async ({ page }) => {
  await arrive(page, '/')
  const toggle = page.locator('#site-menu > summary')
  const menu = page.locator('#site-menu').getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeHidden()
  await toggle.tap()
  await expect(menu).toBeVisible()
  for (const [name, href] of Object.entries(LINKS))
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await expect(menu.getByRole('link', { name: 'Global site' })).toHaveAttribute('href', /^https:/)
  await expect(menu.locator('[aria-current=page]')).toHaveText(['Home'])
  for (const link of await menu.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expectAccessible(page, '#site-menu')
  await toggle.tap()
  await expect(menu).toBeHidden()
})

test('choosing an item closes it, and Escape restores the focus', async ({ page }) => {
  await arrive(page, '/')
  const toggle = page.locator('#site-menu > summary')
  const menu = page.locator('#site-menu').getByRole('navigation', { name: 'Main' })
  await toggle.tap()
  await menu
    .getByRole('link', { name: 'About' })
    .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await menu.getByRole('link', { name: 'About' }).tap()
  await expect(menu).toBeHidden()

  await toggle.press('Enter')
  await menu.getByRole('link', { name: 'Home' }).focus()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('moving focus out of either end closes it', async ({ page }) => {
  await arrive(page, '/')
  const toggle = page.locator('#site-menu > summary')
  const menu = page.locator('#site-menu').getByRole('navigation', { name: 'Main' })
  await toggle.press('Enter')
  await page.locator('#site-menu').getByRole('link').last().focus()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()

  await toggle.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get a quote' }).first()).toBeFocused()
})

test('a dialog opened from it closes it, and returns the focus to its button', async ({ page }) => {
  await arrive(page, '/')
  const toggle = page.locator('#site-menu > summary')
  const quote = page.locator('#site-menu').getByRole('link', { name: 'Get a quote' })
  await toggle.tap()
  await quote.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Get a quote' })
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await expect(dialog).toBeHidden()
  await expect(quote).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('when the screen becomes wide while it is open, it blocks nothing', async ({ page }) => {
  await arrive(page, '/')
  await page.locator('#site-menu > summary').tap()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('#site-menu')).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
  await leaveThroughTop(page)
  await expect(page.getByRole('dialog', { name: /^Before you go/ })).toBeVisible()
})

test('the Store and quote buttons are at its end', async ({ page }) => {
  await arrive(page, '/')
  await page.locator('#site-menu > summary').tap()
  const menu = page.locator('#site-menu')
  await menu.getByRole('button', { name: 'Store' }).tap()
  await expectToast(page, {
    title: 'Store Coming Soon!',
    description: 'Our store launches soon with authentic products, professional installation and exclusive deals.',
  })
  await expect(menu.getByRole('button', { name: 'Store' })).toBeHidden()
  await page.locator('#site-menu > summary').tap()
  await menu.getByRole('link', { name: 'Get a quote' }).tap()
  await expect(menu.getByRole('link', { name: 'Get a quote' })).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Get a quote' })).toBeVisible()
})

for (const path of ['/technical-specs', '/technical-specifications'])
  test(`${path} is folded by subject, so that a phone shows its data and what there is`, async ({ page }) => {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000)
    await expect(page.getByRole('main').locator('details[open] > summary > h2')).toHaveCount(0)
  })
