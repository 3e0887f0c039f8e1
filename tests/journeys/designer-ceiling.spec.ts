import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { arrive } from './support/visits'

const panel = (page: Page) => page.locator('.drawing-views')
const plan = (page: Page) => page.locator('#plan')
const show = (page: Page, part: 'Edit' | 'Rooms' | 'Home' | 'Totals') =>
  page.getByRole('group', { name: 'Parts of the design' }).getByRole('button', { name: part }).click()

async function drawRoom(page: Page) {
  await arrive(page, '/system-designer')
  await page.getByLabel('Length, m').fill('4.2')
  await page.getByLabel('Width, m').fill('3.6')
  await page.getByRole('button', { name: 'Draw this room' }).click()
  await expect(page.getByRole('button', { name: /^\d+ panels?, £/ })).toBeVisible()
}

test('a locked panel stays when the room changes, and refuses what it would not fit', async ({ page }) => {
  await drawRoom(page)
  const first = plan(page).getByRole('button', { name: /^Panel 1 of / })
  await first.focus()
  await page.keyboard.press('Enter')
  await panel(page).getByLabel('Lock panel 1 in its place').check()
  await expect(plan(page).getByRole('button', { name: /^Panel 1 of .+, locked$/ })).toBeVisible()
  const fromLeft = panel(page).getByLabel('From left, m')
  const place = await fromLeft.inputValue()
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('This panel is locked in its place. Unlock it first.').first()).toBeVisible()
  await panel(page)
    .getByRole('button', { name: /^All of / })
    .click()
  const length = panel(page).getByLabel('Length, m', { exact: true })
  await length.fill('4.6')
  await length.press('Enter')
  await expect(page.getByText('Working out the change.')).toHaveCount(0)
  await panel(page)
    .getByRole('button', { name: /^Panel \d+, locked$/ })
    .click()
  await expect(fromLeft).toHaveValue(place)
  await expectAccessible(page, 'main')
  await panel(page)
    .getByRole('button', { name: /^All of / })
    .click()
  const width = panel(page).getByLabel('Width, m', { exact: true })
  await width.fill('1')
  await width.press('Enter')
  await expect(
    page.getByText('A locked panel would no longer fit in its place. Unlock it first.').first(),
  ).toBeVisible()
})

test('a room that is short is offered other heat and a lower target, each of which undo takes back', async ({
  page,
}) => {
  await drawRoom(page)
  await show(page, 'Home')
  await panel(page).getByLabel('Built', { exact: true }).selectOption('1976 to 1982')
  await show(page, 'Totals')
  await expect(panel(page).getByText(/ is [\d,]+\sW short: /)).toBeVisible()
  await panel(page)
    .getByRole('button', { name: /^Try it: A second heater/ })
    .click()
  await expect(panel(page).getByText(/^Another heater supplies [\d,]+\sW in /)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await panel(page)
    .getByRole('button', { name: /^Try it: A lower target: .+ at 1\d\s°C$/ })
    .click()
  await expect(panel(page).getByRole('rowheader', { name: /1\d\s°C$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(panel(page).getByText(/ is [\d,]+\sW short: /)).toBeVisible()
})

test('a room is turned, copied and kept out of another, and a version is brought back', async ({ page }) => {
  await drawRoom(page)
  const length = panel(page).getByLabel('Length, m', { exact: true })
  const press = (name: string | RegExp) => panel(page).getByRole('button', { name, exact: true }).click()
  const said = plan(page).locator('.drawing-said')
  await show(page, 'Home')
  await panel(page).getByText('Versions', { exact: true }).click()
  await press('Keep this version')
  await show(page, 'Edit')
  await press('Turn')
  await expect(length).toHaveValue('3.60')
  await press('Mirror')
  await expect(said).toHaveText(/ mirrored$/)
  await press('Duplicate')
  await expect(said).toHaveText(/^A copy of .+ is beside the others$/)
  await show(page, 'Rooms')
  await expect(panel(page).getByRole('listitem')).toHaveCount(2)
  await panel(page).getByRole('listitem').nth(1).getByRole('button').click()
  const floor = plan(page).getByRole('button', { name: /: move the whole room$/ })
  await floor.focus()
  for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press('ArrowLeft')
  await expect(said).toHaveText(/^Two rooms can’t have the same floor/)
  await show(page, 'Home')
  await press(/^Bring back the version of/)
  await show(page, 'Edit')
  await expect(length).toHaveValue('4.20')
})

test('a shared design has a QR code, is sent by email, and takes comments at a place on the plan', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await drawRoom(page)
  await show(page, 'Totals')
  await page.getByRole('button', { name: 'Save and share' }).click()
  const links = page.getByRole('region', { name: 'Links' })
  await links.getByRole('button', { name: /^Copy ?: View only$/ }).click()
  await expect(links.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await links.getByRole('link').first().getAttribute('href'),
  )
  await links.getByText('QR code: View only').click()
  const code = links.getByRole('img', { name: 'QR code of the link: View only' })
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await links.getByLabel(/^Email the links to yourself/).fill('ada@example.com')
  await links.getByRole('button', { name: 'Send me the links' }).click()
  await expect(page.getByText('We are sending the links. Please check your inbox.')).toBeVisible()

  const comments = page.getByRole('region', { name: 'Comments' })
  const where = comments.getByLabel(/^Where/)
  await expect(comments.getByText('Optional. Choose a room, or tap the plan above.')).toBeVisible()
  await page.getByRole('img', { name: /^Plan with / }).click({ position: { x: 150, y: 120 } })
  await expect(where.locator('option:checked')).toHaveText('The place marked on the plan')
  await comments.getByRole('textbox', { name: /^Comment/ }).fill('Could this one move?')
  await comments.getByRole('button', { name: 'Add the comment' }).click()
  await expect(comments.getByText(/^1 on the plan: /)).toBeVisible()
  await expectAccessible(page, 'main')
})
