import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { agreeTo } from './support/agree-to'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

const PATH = '/calculator/professional'
const nameOf = (page: Page, room: string) => page.getByLabel(`Name of the room: ${room}`, { exact: true })
const status = (page: Page, hasText: RegExp) => page.getByRole('status').filter({ hasText })
const notice = (page: Page) =>
  status(page, /^Another tab saved a project at \d\d:\d\d\. If you carry on here, this one will replace it\.$/)
const saved = (page: Page) => status(page, /^Saved on this device at \d\d:\d\d\.$/)

test('an error in a collapsed section is shown there, beside the results and after a reload', async ({ page }) => {
  await page.goto(PATH)
  const section = page.locator('details').filter({ hasText: 'Use and supply' })
  const price = section.getByLabel('Electricity, p/kWh')
  await section.locator('summary').click()
  await price.fill('free')
  await expect(section.locator('summary')).toContainText('One field here can’t be used')
  await section.locator('summary').click()
  await expect(price).toBeHidden()
  await expect(section.locator('summary')).toContainText('One field here can’t be used')
  await expectAccessible(page)

  await page.getByRole('link', { name: /^Electricity, p\/kWh: / }).press('Enter')
  await expect(price).toBeFocused()
  await expect(page.getByText(/^Saved on this device at/)).toBeVisible()
  await page.reload()
  await expect(price).toBeVisible()
  await price.fill('26')
  await expect(section.locator('summary')).toContainText('when it is in use, prices, fuse and cable')
  await expect(page.getByRole('link', { name: /^Electricity, p\/kWh: / })).toHaveCount(0)
})

test('each of two tabs is notified of what the other has saved, and can show it', async ({ page, context }) => {
  const other = await context.newPage()
  await Promise.all([page.goto(PATH), other.goto(PATH)])
  await expect(nameOf(other, 'Room 1')).toBeEnabled()

  await nameOf(page, 'Room 1').fill('Lounge')
  await expect(notice(other)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await expect(nameOf(other, 'Room 1')).toHaveValue('')
  await other.getByRole('button', { name: 'Show that one' }).click()
  await expect(nameOf(other, 'Lounge')).toHaveValue('Lounge')
  await expect(notice(other)).toHaveCount(0)

  await nameOf(other, 'Lounge').fill('Snug')
  await expect(notice(page)).toBeVisible()
  await nameOf(page, 'Lounge').fill('Parlour')
  await expect(notice(page)).toHaveCount(0)
  await expect(notice(other)).toBeVisible()
})

test(
  'what another tab’s project replaces is brought back by undo, and the focus stays at the note',
  { tag: '@long' },
  async ({ page, context }) => {
    const other = await context.newPage()
    await Promise.all([page.goto(PATH), other.goto(PATH)])
    await expect(nameOf(other, 'Room 1')).toBeEnabled()
    await nameOf(page, 'Room 1').fill('Lounge')
    await expect(notice(other)).toBeVisible()
    await nameOf(other, 'Room 1').fill('Snug')
    await expect(notice(page)).toBeVisible()
    await page.getByRole('button', { name: 'Show that one' }).click()
    await expect(nameOf(page, 'Snug')).toHaveValue('Snug')
    await expect(saved(page)).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(nameOf(page, 'Lounge')).toHaveValue('Lounge')

    await agreeTo(page, 'Clear this device', 'Yes, delete them')
    await expect(status(page, /^What you enter is saved on this device only\.$/)).toBeFocused()
  },
)

test('a page that returns from the back/forward cache is notified of what was saved since', async ({ page }) => {
  await page.goto(PATH)
  await nameOf(page, 'Room 1').fill('Lounge')
  await expect(saved(page)).toBeVisible()
  const returnWith = (room: string) =>
    page.evaluate((name) => {
      const key = 'powerboard.professional.v1'
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('Lounge', name))
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, room)
  await returnWith('Lounge')
  await expect(saved(page)).toBeVisible()
  await returnWith('Snug')
  await expect(notice(page)).toBeVisible()
  await expect(nameOf(page, 'Lounge')).toHaveValue('Lounge')
  await page.getByRole('button', { name: 'Show that one' }).click()
  await expect(nameOf(page, 'Snug')).toHaveValue('Snug')
})

test('unreadable data is set aside, and can be saved as a file', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('powerboard.professional.v1', '{"version":1,"sheet":"of another kind"}'),
  )
  await page.goto(PATH)
  await expect(page.getByText(/^This version can’t read what was saved on this device\./)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the unreadable data as a file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('powerboard-unreadable.json')
  expect(await readFile(await download.path(), 'utf8')).toBe('{"version":1,"sheet":"of another kind"}')
})

test(
  'rooms that are not counted are named above the results, each with a link to its row',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(PATH)
    await page.getByRole('button', { name: /^Show an example/ }).click()
    const length = page.getByLabel('Length, m: Lounge', { exact: true })
    await length.fill('abc')
    await expect(page.getByText(/^1 of 9 rooms is not counted: Lounge$/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Lounge', exact: true }).click()
    await expect(length).toBeFocused()
    await length.fill('4.2')
    await expect(page.getByText(/not counted/)).toHaveCount(0)
  },
)
