import type { Page } from '@playwright/test'

import { newColleague, openAdmin, signIn } from './support/admin'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

/** Opens the settings with their preview, which stays open from then on. */
async function openPreview(page: Page, slug: string) {
  await openAdmin(page, `/admin/globals/${slug}`)
  const frame = page.locator('iframe')
  await expect(async () => {
    if ((await frame.count()) === 0) await page.locator('#live-preview-toggler').click()
    await expect(frame).toBeVisible({ timeout: 5_000 })
  }).toPass()
  return page.frameLocator('iframe')
}

test('settings are previewed as they are typed, before they are saved', async ({ page, request }) => {
  await signIn(page, await newColleague(request, 'editor'))

  await test.step('the claims that a mode words otherwise', async () => {
    const preview = await openPreview(page, 'claim-settings')
    await expect(preview.getByText(/^Nothing changes: visitors read these \d+ wordings now\.$/)).toBeVisible()
    await page.getByText('Approved claims and replacement wording only').click()
    await expect(preview.getByText(/^\d+ of \d+ wordings change\.$/)).toBeVisible()
    await expect(preview.getByRole('cell', { name: '2-3 day installation' }).first()).toBeVisible()
    await expectAccessible(page, 'iframe')
  })

  await test.step('a telephone number where visitors read it', async () => {
    const preview = await openPreview(page, 'site-settings')
    await page.locator('#field-phone').fill('01632 960 555')
    await expect(preview.getByRole('link', { name: '01632 960 555' }).first()).toBeVisible()
  })

  await test.step('hours without a closed day, and how fast we answered', async () => {
    const preview = await openPreview(page, 'opening-hours')
    await expect(preview.getByText('No other days.')).toBeVisible()
    await expect(preview.getByText('Monday to Friday').first()).toBeVisible()
    await page.locator('#field-week__0__opens').fill('8:') // half typed: that day is not shown until it is a time
    await expect(preview.getByText('Tuesday to Friday').first()).toBeVisible()
    await page.locator('#field-showsReplySpeed').check()
    await expect(preview.getByText(/first answers?[:,]|No enquiry was answered/)).toBeVisible()
  })

  await test.step('what a search finds without its group of synonyms', async () => {
    const preview = await openPreview(page, 'search-synonyms')
    const found = async () => {
      await preview.getByRole('button', { name: 'Try this search' }).click()
      const outcome = preview.getByText(/^\d+ results? for “brochure”$/)
      await expect(outcome).toBeVisible()
      return Number.parseInt(await outcome.innerText())
    }
    await preview.getByLabel('What a visitor might type').fill('brochure')
    const stored = await found()
    await page.locator('#field-groups__1__words').fill('leaflet')
    await expect.poll(found).toBeLessThan(stored)
  })
})
