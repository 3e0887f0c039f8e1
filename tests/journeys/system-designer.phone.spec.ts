import type { Locator, Page } from '@playwright/test'

import { expectNoSidewaysScroll } from './support/axe'
import { drawRoom, handle, plan, rooms, show } from './support/designer'
import { expect, test } from './support/test'
import { arrive } from './support/visits'

/** Chromium reckons the speed of a finger from its last 100 ms. */
const FLING_FORGOTTEN_MS = 150

const toMiddle = (handle: Locator) => handle.evaluate((element) => element.scrollIntoView({ block: 'center' }))

/** Drags the element by this many pixels with a finger, which rests before it is lifted. */
async function dragByTouch(page: Page, handle: Locator, { x, y }: { x: number; y: number }) {
  await toMiddle(handle)
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle is not visible')
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (const share of [0.5, 1])
    await cdp.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from.x + share * x, y: from.y + share * y }],
    })
  // A finger lifted while it moves starts a fling, and the browser takes the next tap for its end: no click follows.
  await page.waitForTimeout(FLING_FORGOTTEN_MS)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await cdp.detach()
}

/** Less the rounding of pixels. */
const TWO_FIFTHS = 0.399

test('three rooms are drawn, measured and shared by touch, with the plan in view', async ({ page }) => {
  await arrive(page, '/system-designer')
  const panel = page.locator('.drawing-views')
  const plan = page.locator('#plan')
  const show = (name: string) =>
    page.getByRole('group', { name: 'Parts of the design' }).getByRole('button', { name, exact: true }).tap()
  await page.getByLabel('Length, m').fill(`16'5"`)
  await page.getByLabel('Width, m').fill('4000')
  await page.getByRole('button', { name: 'Draw this room' }).tap()
  await expect(page.getByRole('button', { name: /^\d+ panels?, £/ })).toBeInViewport()
  await expect(plan.getByRole('group', { name: 'Plan', exact: true })).toBeInViewport({ ratio: 1 })
  for (const name of ['Study', 'Nursery']) {
    await page.locator('.drawing-bar').getByRole('button', { name: 'Add a room' }).tap()
    await panel.getByLabel('Name', { exact: true }).fill(name)
    await panel.getByLabel('Name', { exact: true }).press('Enter')
  }

  await test.step('the plan keeps two fifths of the screen beside a sheet, unless the sheet is made taller', async () => {
    const guide = page.getByRole('region', { name: 'Guide' })
    const shareOfPlan = async () => ((await plan.locator('.drawing-plan').boundingBox())?.height ?? 0) / 844
    await expect(panel).toBeVisible()
    await expect(guide).toHaveCount(0)
    await expect.poll(shareOfPlan).toBeGreaterThan(TWO_FIFTHS)
    const taller = panel.getByRole('button', { name: 'Taller' })
    await taller.tap()
    await expect.poll(shareOfPlan).toBeLessThan(0.3)
    await taller.tap()
    await expect.poll(shareOfPlan).toBeGreaterThan(TWO_FIFTHS)
    await show('Edit')
    await expect(guide).toBeVisible()
    await expect.poll(shareOfPlan).toBeGreaterThan(TWO_FIFTHS)
    await show('Edit')
  })

  // Until then the plan may still change, on a slow machine in the middle of the drag.
  await expect(page.locator('.drawing-totals')).not.toContainText('Working out')

  await test.step('a wall follows the finger, shows its length, and the page stays where it is', async () => {
    const wall = (length: string) => plan.getByRole('button', { name: `Wall 1 of Nursery, ${length}` })
    await expect(wall('4.00 m')).toBeVisible()
    const dragged = plan.getByRole('button', { name: /^Wall 2 of Nursery/ })
    await toMiddle(dragged)
    const scrolled = await page.evaluate(() => scrollY)
    await dragByTouch(page, dragged, { x: 40, y: 0 })
    await expect(wall('4.00 m')).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(wall('4.00 m')).toBeVisible()
  })

  await test.step('a tap on the plan selects a room, and its circuits are split', async () => {
    await show('Edit')
    await expect(panel).toBeHidden()
    const name = plan.getByRole('group', { name: 'Plan', exact: true }).getByText(/^Living room/)
    const drawn = await name.boundingBox()
    if (!drawn) throw new Error('no room')
    await page.touchscreen.tap(drawn.x + drawn.width / 2, drawn.y + drawn.height / 2)
    await expect(panel.getByLabel('Name', { exact: true })).toHaveValue('Living room')
    await panel.getByLabel('Circuits', { exact: true }).selectOption('Split over 2')
    await show('Totals')
    const circuits = panel.getByRole('list').filter({ hasText: 'on the plan' }).getByRole('listitem')
    await expect(circuits.filter({ hasText: 'Living room' })).toHaveCount(2)
    await expectNoSidewaysScroll(page)
  })

  await page.getByRole('button', { name: 'Save and share' }).tap()
  await expect(page.getByRole('region', { name: 'Links' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Rooms and panels' }).getByRole('row')).toHaveCount(4)
  await expect(page.getByText('Circuits by choice: Living room over 2.')).toBeVisible()
})

/** Counts what a thumb has to do; a text that is typed or pasted, and a choice, count as one each. */
function thumb(page: Page) {
  let taps = 0
  return {
    tap: (target: Locator) => (taps++, target.tap()),
    paste: (target: Locator, text: string) => (taps++, target.fill(text)),
    choose: (target: Locator, label: string) => (taps++, target.selectOption(label)),
    taps: () => taps,
    priced: () => expect(page.getByRole('button', { name: /^\d+ panels?, £/ })).toBeInViewport(),
  }
}

test('a house with three bedrooms has a price after two taps on a typical plan', async ({ page }) => {
  await arrive(page, '/system-designer')
  const { tap, taps, priced } = thumb(page)
  await tap(page.getByText('Insulated since').nth(1))
  await tap(page.getByRole('button', { name: /^Semi-detached with a through lounge/ }))
  await priced()
  expect(taps()).toBe(2)
})

test('a house with three bedrooms is drawn from an agent’s dimensions in three steps, and seen from all sides', async ({
  page,
}) => {
  await arrive(page, '/system-designer')
  const { tap, paste, choose, taps, priced } = thumb(page)
  await paste(page.locator('#design-list'), LISTING)
  await choose(page.locator('#design-list-built'), '1930 to 1949')
  await tap(page.getByRole('button', { name: 'Draw these rooms' }))
  await priced()
  expect(taps()).toBe(3)
  await tap(page.locator('#plan').getByRole('button', { name: '3D' }))
  await expect(page.getByRole('img', { name: /^Rooms in three dimensions: Lounge/ })).toBeVisible()
  const canvas = page.locator('.drawing-solid canvas')
  await canvas.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = (await canvas.screenshot()).toString('base64')
  const scrolled = await page.evaluate(() => scrollY)
  await dragByTouch(page, canvas, { x: 60, y: 10 })
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  expect((await canvas.screenshot()).toString('base64')).not.toBe(before)
})

test('a kitchen becomes an L by a dragged part of a wall, and a loft gets its slope', async ({ page }) => {
  await arrive(page, '/system-designer')
  const { tap, paste, choose, priced } = thumb(page)
  const panel = page.locator('.drawing-views')
  const handle = (name: string | RegExp) => page.locator('#plan').getByRole('button', { name })
  await choose(page.locator('#design-kind'), 'Kitchen')
  await paste(page.getByLabel('Length, m'), '5')
  await paste(page.getByLabel('Width, m'), '4')
  await tap(page.getByRole('button', { name: 'Draw this room' }))
  await priced()
  await tap(handle(/^Wall 3 of Kitchen/))
  await tap(panel.getByRole('button', { name: 'Move only a part: an L, T or bay' }))
  await dragByTouch(page, handle('Part of wall 3 of Kitchen'), { x: 0, y: 40 })
  await expect(handle('Corner 6 of Kitchen')).toBeVisible()
  await expect(handle('Corner 7 of Kitchen')).toHaveCount(0)

  await tap(page.locator('.drawing-bar').getByRole('button', { name: 'Add a room' }))
  await choose(panel.getByLabel('Floor', { exact: true }), 'First floor')
  await choose(panel.getByLabel('Ceiling', { exact: true }), 'Rises to the top')
  await expect(panel.getByLabel('Height at the high side, m')).toHaveValue('3.40')
  await expect(page.locator('.drawing-totals')).not.toContainText('Working out')
  await priced()
  await expectNoSidewaysScroll(page)
})

test('a second finger switches the grid off while a window slides, and the ruler measures', async ({ page }) => {
  await drawRoom(page)
  await expect(page.locator('.drawing-totals')).not.toContainText('Working out')
  const box = await handle(page, /^Window in wall 1 of/).boundingBox()
  const viewBox = await plan(page).getByRole('group', { name: 'Plan', exact: true }).getAttribute('viewBox')
  const drawing = await plan(page).locator('.drawing-plan').boundingBox()
  if (!box || !viewBox || !drawing) throw new Error('no window')
  const px = drawing.width / Number(viewBox.split(' ')[2])
  const at = (mm: number) => ({ x: box.x + box.width / 2 + mm * px, y: box.y + box.height / 2, id: 1 })
  const second = { x: drawing.x + 30, y: drawing.y + 30, id: 2 }
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [at(0)])
  await touch('touchMove', [at(200)])
  await expect(plan(page).locator('.drawing-said')).toHaveText(/: 1\.45\sm from the wall’s start$/)
  await touch('touchStart', [at(200), second])
  await touch('touchMove', [at(220), second])
  await expect(plan(page).locator('.drawing-said')).toHaveText(/: 1\.4[6-8]\sm from the wall’s start$/)
  await touch('touchMove', [at(220)]) // without the second finger, which is lifted
  await touch('touchMove', [at(255)])
  await expect(plan(page).locator('.drawing-said')).toHaveText(/: 1\.50\sm from the wall’s start$/)
  await touch('touchEnd', [])
  await cdp.detach()

  await show(page, 'View')
  await rooms(page).getByLabel('Ruler: drag its two ends').check()
  const end = handle(page, /^Ruler, second end, 5\.00\sm$/)
  await end.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(handle(page, /^Ruler, second end, 4\.99\sm$/)).toBeVisible()
})

const LISTING = `Lounge 14'2 x 11'9 (4.32m x 3.58m)
Dining Room 12'0 x 10'10 (3.66m x 3.30m)
Kitchen 10'2 x 7'6 (3.10m x 2.29m)
Hall 11'0 x 6'0 (3.35m x 1.83m)
Bedroom 1 13'1 x 11'2 (3.99m x 3.40m)
Bedroom 2 11'9 x 10'10 (3.58m x 3.30m)
Bedroom 3 7'10 x 6'11 (2.39m x 2.11m)
Bathroom 7'1 x 6'0 (2.16m x 1.83m)`
