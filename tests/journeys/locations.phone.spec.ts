import { routes } from '../../src/lib/routing/routes'
import { expectNoSidewaysScroll } from './support/axe'
import { expect, test } from './support/test'

test('a village is found by its postcode on a phone', async ({ page }) => {
  await page.goto(routes.locations)
  await page.getByLabel('Place or postcode').fill('LN2 3AB')
  await page.getByRole('button', { name: 'Find' }).tap()
  await expect(page).toHaveURL(/\/find-a-place\?place=LN2$/)
  await page.getByRole('link', { name: 'Dunholme' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dunholme')
  await expectNoSidewaysScroll(page)
})
