import { storeSettings } from '../fixtures/store'
import { ADMIN } from './setup/urls'
import { asUser } from './support/admin'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

const setOpen =
  (storeOpen: boolean) =>
  async ({ request }: { request: Parameters<typeof asUser>[0] }) => {
    const saved = await request.post('/api/globals/site-settings', {
      headers: await asUser(request, ADMIN),
      data: storeSettings(storeOpen),
    })
    expect(saved.ok()).toBe(true)
  }
test.beforeEach(setOpen(true))
test.afterEach(setOpen(false))

test('once the store is open, the button is a link to it', async ({ page }) => {
  await page.goto('/contact')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Store' })).toHaveAttribute('href', '/shop')
  await expect(banner.getByRole('button', { name: 'Store' })).toHaveCount(0)
})

test('once open, it lists products with their delivered prices', async ({ page }) => {
  await page.goto('/shop')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store.')
  const panel = page.locator('main').getByRole('listitem').filter({ hasText: 'Powerboard S 225W' })
  await expect(panel).toContainText('£439.00 for one, delivered')
  await expectAccessible(page)
  await panel.getByRole('link').click()
  await expect(page).toHaveURL('/shop/powerboard-s-225w')
  await expect(page.locator('main')).not.toContainText('The store is not open yet')
})
