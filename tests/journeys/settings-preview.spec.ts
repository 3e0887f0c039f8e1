import type { Page } from '@playwright/test'

import { type PreviewedSettings, previewOfGlobal } from '@/lib/routing/routes'

import { newColleague, signIn } from './support/admin'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { hydrated } from './support/visits'

/** Opens the preview alone: a form that frames it would lock the settings for those who run next. */
async function openPreview(page: Page, slug: PreviewedSettings) {
  await page.goto(previewOfGlobal(slug))
  await hydrated(page.locator('main'))
  await expectAccessible(page, 'main')
}

/** Posts the values of the form as Payload does while someone types. It sends 0 for an empty list. */
const type = (page: Page, data: object) =>
  page.evaluate((typed) => window.postMessage({ type: 'payload-live-preview', data: typed }, location.origin), data)

test('settings are previewed as they are typed, before they are saved', async ({ page, request }) => {
  await signIn(page, await newColleague(request, 'editor'))
  const preview = page.getByRole('main')

  await test.step('the claims that a mode words otherwise', async () => {
    await openPreview(page, 'claim-settings')
    await expect(preview.getByText(/^Nothing changes: visitors read these \d+ wordings now\.$/)).toBeVisible()
    await type(page, { mode: 'strict' })
    await expect(preview.getByText(/^\d+ of \d+ wordings change\.$/)).toBeVisible()
    await expect(preview.getByRole('cell', { name: '2-3 day installation' }).first()).toBeVisible()
  })

  await test.step('a telephone number where visitors read it, and links that are half typed', async () => {
    await openPreview(page, 'site-settings')
    await type(page, { phone: '01632 960 555', socialLinks: [{ platform: null, url: '' }] })
    await expect(preview.getByRole('link', { name: '01632 960 555' }).first()).toBeVisible()
    await type(page, { phone: '01632 960 556', socialLinks: 0 })
    await expect(preview.getByRole('link', { name: '01632 960 556' }).first()).toBeVisible()
  })

  await test.step('hours, without a time that is half typed, and how fast we answered', async () => {
    await openPreview(page, 'opening-hours')
    const day = (weekday: string, opens: string) => ({ weekday, opens, closes: '18:00' })
    await type(page, { week: [day('1', '8:'), day('2', '08:30')], closedDates: 0, showsReplySpeed: true })
    await expect(preview.getByText('8.30am to 6pm').first()).toBeVisible()
    await expect(preview.getByText('No other days.')).toBeVisible()
    await expect(preview.getByText(/first answers?[:,]|No enquiry was answered/)).toBeVisible()
  })

  await test.step('what a search finds without its group of synonyms', async () => {
    await openPreview(page, 'search-synonyms')
    await preview.getByLabel('What a visitor might type').fill('brochure')
    const found = async () => {
      await preview.getByRole('button', { name: 'Try this search' }).click()
      const outcome = preview.getByText(/^\d+ results? for “brochure”$/)
      await expect(outcome).toBeVisible()
      return Number.parseInt(await outcome.innerText())
    }
    const stored = await found()
    await type(page, { groups: 0 })
    await expect.poll(found).toBeLessThan(stored)
  })
})
