import { expectAccessible } from './support/axe'
import { exitPopup } from './support/exit-popup'
import { expect, test } from './support/test'
import { arrive, scrollTo, untilSettled } from './support/visits'

test('opens when scrolling passes 70 percent of the page', async ({ page }) => {
  await arrive(page, '/')
  await scrollTo(page, 60)
  await page.getByRole('complementary', { name: 'Get a quote' }).waitFor() // rendered along with the listeners
  await untilSettled(page)
  await expect(exitPopup(page)).toHaveCount(0)
  await scrollTo(page, 80)
  await expect(exitPopup(page)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await exitPopup(page).getByRole('button', { name: 'Close' }).tap()
  await expect(exitPopup(page)).toBeHidden()
})
