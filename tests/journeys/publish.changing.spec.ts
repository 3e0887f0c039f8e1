import { ADMIN } from './setup/urls'
import { asUser, newColleague, openAdmin, signIn } from './support/admin'
import { save } from './support/staff'
import { expect, test } from './support/test'

test.afterEach(async ({ request }) => {
  await request.post('/api/globals/site-settings', {
    headers: await asUser(request, ADMIN),
    data: { phone: '01632 960 123' },
  })
})

test('a phone number changed by an editor is on every page at the next visit', async ({
  page,
  desktopPage,
  request,
}) => {
  await page.goto('/contact')
  await expect(page.getByRole('main').getByRole('link', { name: '01632 960 123' }).first()).toBeVisible()

  await signIn(desktopPage, await newColleague(request, 'editor'))
  await openAdmin(desktopPage, '/admin/globals/site-settings')
  await desktopPage.getByLabel('Main phone number').fill('01632 960 777')
  await save(desktopPage)

  for (const path of ['/', '/contact', '/quote-request', '/nowhere']) {
    await page.goto(path)
    const numbers = page.locator('a[href^="tel:"]').filter({ hasText: /01632/ })
    for (const number of await numbers.all()) await expect(number).toHaveText('01632 960 777')
    await expect(numbers.first()).toHaveAttribute('href', 'tel:+441632960777')
  }
})
