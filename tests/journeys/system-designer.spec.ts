import type { Page } from '@playwright/test'

import { pdfOf } from '../fixtures/pdf'
import { agreeTo } from './support/agree-to'
import { expectAccessible, expectAccessibleAtEachSize } from './support/axe'
import { drawRoom, handle, lengthOf, PATH, plan, rooms, show, totals } from './support/designer'
import { SIZES } from './support/sizes'
import { tabTo } from './support/tab-to'
import { expect, test } from './support/test'
import { arrive } from './support/visits'

const total = (page: Page) => totals(page).getByRole('row', { name: /^Total including VAT/ })

test.describe('begun on a phone, ended on a desktop', () => {
  test.use({ viewport: SIZES.phone })

  test('two measurements give panels and a price, which survive a reload and are passed to the quote', async ({
    page,
  }) => {
    await arrive(page, PATH)
    await expect(page.getByRole('img', { name: /^Plan of a home, / })).toBeInViewport()
    await expectAccessible(page, 'main')
    await drawRoom(page)
    await expectAccessibleAtEachSize(page, 'main')
    await expect(totals(page)).toContainText('for an electrician to verify')
    await expect(page.getByText(/^Feels \+\d\.\d\sK,/)).toBeVisible()

    await show(page, 'Edit')
    await rooms(page).getByLabel('Name', { exact: true }).fill('Loft')
    await rooms(page).getByLabel('Name', { exact: true }).press('Enter')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await show(page, 'Totals')
    const before = await total(page).innerText()
    await page.reload()
    await page.getByRole('button', { name: /^\d+ panels?, £/ }).click()
    await expect(totals(page).getByRole('row', { name: /^Loft/ })).toBeVisible()
    expect(await total(page).innerText()).toBe(before)

    await totals(page).getByRole('link', { name: 'Get a quote for this' }).click()
    await expect(page).toHaveURL(/\/quote-request\?source=system-designer$/)
    const message = page.locator('#quote-request').getByLabel(/^Anything else/)
    await expect(message).toHaveValue(/^My design from the system designer:\nBedroom, 5\.00\sm × 4\.00\sm: /)
    await expect(message).not.toHaveValue(/Loft/)
  })
})

test('a drawing that another tab has changed is not written over, and nothing of it is lost', async ({ page }) => {
  await drawRoom(page)
  await show(page, 'Home')
  const saved = page.getByText(/^Saved on this device at \d\d:\d\d\.$/)
  await expect(saved).toBeVisible()
  const returnAfter = (added: string) =>
    page.evaluate((text) => {
      const key = 'powerboard.design.v1'
      localStorage.setItem(key, `${localStorage.getItem(key)}${text}`)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, added)
  await returnAfter('')
  await expect(saved).toBeVisible()
  await returnAfter('\n')
  await expect(saved).toBeVisible() // the same drawing
  await page.evaluate(() => {
    const key = 'powerboard.design.v1'
    localStorage.setItem(key, localStorage.getItem(key)?.replaceAll('Bedroom', 'Study') ?? '')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  const notice = page.getByRole('alert').filter({ hasText: /^Another tab saved this design at \d\d:\d\d\./ })
  await notice.getByRole('button', { name: 'Keep both' }).click()
  await expect(notice).toBeHidden()
  await page.getByRole('button', { name: 'Open Design 1' }).click()
  await expect(rooms(page).getByLabel('Name', { exact: true })).toHaveValue('Study')

  await test.step('steps survive a reload, and clearing the device can be undone', async () => {
    await rooms(page).getByLabel('Name', { exact: true }).fill('Den')
    await rooms(page).getByLabel('Name', { exact: true }).press('Enter')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rooms(page).getByLabel('Name', { exact: true })).toHaveValue('Study')
    await show(page, 'Home')
    await agreeTo(page, 'Clear this device and start again', 'Yes, delete them')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rooms(page).getByLabel('Name', { exact: true })).toHaveValue('Study')
  })
})

test('a measure that is put right again is no longer refused', async ({ page }) => {
  await drawRoom(page)
  const length = lengthOf(page)
  const before = await length.inputValue()
  await length.fill('wide')
  await length.blur()
  await expect(length).toHaveAttribute('aria-invalid', 'true')
  await length.fill(before)
  await length.blur()
  await expect(length).not.toHaveAttribute('aria-invalid')
})

test('corners, panels and the person are moved by keyboard, announced and undone', async ({ page }) => {
  await drawRoom(page)
  const length = lengthOf(page)
  await handle(page, /^Corner 3 of/).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(length).toHaveValue('5.10')
  await expect(page.getByText('Corner 3: 5.10 m from the left, 4.00 m from the bottom')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(length).toHaveValue('5.05')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(length).toHaveValue('5.10')

  await expect(handle(page, /^Panel 1 of/)).toBeAttached()
  await handle(page, /^Panel 1 of/).focus()
  await page.keyboard.press('Shift+ArrowUp')
  await expect(page.getByText(/^(Panel: .* from the bottom|A panel can’t go there.*)$/)).toBeVisible()
  await handle(page, /^Person in/).focus()
  await page.keyboard.press('Shift+ArrowUp')
  await expect(plan(page).getByRole('status')).toHaveText(/^Feels \+.*K,/)
})

test('the map shows the chosen quantity and person, is calculated in a worker and remembered', async ({ page }) => {
  await drawRoom(page)
  expect(page.workers()).toHaveLength(1)
  await show(page, 'View')
  await rooms(page).getByLabel('Shown on the map').selectOption('How much warmer it is above')
  await rooms(page).getByLabel('For someone').selectOption('Standing, 1.1 m')
  const byRoom = page.getByRole('table', { name: 'How much warmer it is above, by room' })
  await expect(byRoom.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(byRoom.getByRole('row', { name: /^Bedroom −?\d/ })).toBeVisible()
  const words = page.getByRole('paragraph').filter({ hasText: 'standing, 1.1 m above the floor' })
  await expect(words).toBeVisible()
})

test('a corner is dragged by pointer, as one step', async ({ page }) => {
  await drawRoom(page)
  const length = lengthOf(page)
  const corner = await handle(page, /^Corner 3 of/).boundingBox()
  if (!corner) throw new Error('no corner')
  const [x, y] = [corner.x + corner.width / 2, corner.y + corner.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 40, y, { steps: 4 })
  await page.mouse.move(x - 80, y, { steps: 4 })
  await expect(plan(page).locator('.drawing-plan').getByText('5.00 m × 4.00 m')).toBeHidden()
  await expect(length).toHaveValue('5.00')
  await page.mouse.up()
  await expect(length).not.toHaveValue('5.00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(length).toHaveValue('5.00')
})

test('a press that ends outside the plan does not freeze its view', async ({ page }) => {
  await drawRoom(page)
  const drawing = plan(page).getByRole('group', { name: 'Plan', exact: true })
  await drawing.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const view = await drawing.getAttribute('viewBox')
  const box = await drawing.boundingBox()
  if (!view || !box) throw new Error('no plan')
  await page.mouse.move(box.x + 5, box.y + 5)
  await page.mouse.down()
  await page.mouse.move(box.x - 30, box.y + 5, { steps: 3 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Add a room' }).first().click()
  await expect(drawing).not.toHaveAttribute('viewBox', view)
})

test('windows and lights are moved by keyboard and pointer, and undone', { tag: '@long' }, async ({ page }) => {
  await drawRoom(page)
  const from = rooms(page).getByLabel('Window: from the wall’s start, m')
  const window = handle(page, /^Window in wall 1 of/)
  await expect(from).toHaveValue('1.25')
  await window.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Window in wall 1: 1.31 m from the wall’s start')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(from).toHaveValue('1.30')
  await window.evaluate((strip) => strip.scrollIntoView({ block: 'center' }))
  const strip = await window.boundingBox()
  if (!strip) throw new Error('no window')
  const [x, y] = [strip.x + strip.width / 2, strip.y + strip.height - 3]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 20, y - 30, { steps: 3 })
  await page.mouse.move(x - 9_000, y, { steps: 3 })
  await page.mouse.up()
  await expect(from).toHaveValue('0.00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(from).toHaveValue('1.30')

  await rooms(page).getByText('Lights, alarms, hatches and wardrobes').click()
  await rooms(page).getByRole('button', { name: 'Add: light' }).click()
  const left = rooms(page).getByLabel('Light: from the left, m')
  await expect(left).toHaveValue('2.40')
  await handle(page, /^Light in/).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(left).toHaveValue('2.35')
  await page.keyboard.press('Delete')
  await expect(left).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(left).toHaveValue('2.35')
})

test('three rooms are drawn, wired and shared with the keyboard alone', async ({ page }) => {
  const { keyboard } = page
  await arrive(page, PATH)
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await tabTo(page, page.locator('#design-kind'))
  for (const typed of ['Living', '5']) {
    await keyboard.type(typed)
    await keyboard.press('Tab')
  }
  await keyboard.type('4')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^\d+ panels?, £/ })).toBeVisible()
  const add = page.locator('.drawing-bar').getByRole('button', { name: 'Add a room' })
  for (const name of ['Study', 'Nursery']) {
    await tabTo(page, add, name === 'Study' ? 'Tab' : 'Shift+Tab')
    await keyboard.press('Enter')
    await tabTo(page, rooms(page).getByLabel('Name', { exact: true }))
    await keyboard.type(name)
    await keyboard.press('Enter')
  }
  await expect(totals(page)).toContainText('Nursery')

  const field = rooms(page).getByLabel('Circuits', { exact: true })
  await tabTo(page, field)
  await keyboard.type('Split over 4')
  await expect(field).toHaveAccessibleDescription('Nursery has 3 panels, too few for 4 circuits.')
  await expect(field).toHaveValue('over 2') // chosen while typing
  await keyboard.press('Home')
  for (const name of ['Living room', 'Study']) {
    await keyboard.press('ArrowDown')
    await expect(field.locator('option:checked')).toHaveText(`One with ${name}`)
  }
  await tabTo(page, handle(page, /^Corner 3 of Nursery/), 'Shift+Tab')
  await keyboard.press('ArrowRight')
  await expect(lengthOf(page)).toHaveValue('4.05')

  await test.step('a wall is moved, given a window and a length, and each change is said', async () => {
    const said = plan(page).locator('.drawing-said')
    await tabTo(page, handle(page, /^Wall 4 of Nursery/), 'Shift+Tab')
    await keyboard.press('ArrowLeft')
    await expect(lengthOf(page)).toHaveValue('4.10')
    await expect(said).toHaveText('Wall 4 of Nursery moved')
    await keyboard.press('Enter')
    await tabTo(page, rooms(page).getByRole('button', { name: 'Add a window' }))
    await keyboard.press('Enter')
    await expect(said).toHaveText('A window added to wall 4')
    await tabTo(page, handle(page, /^Window in wall 4 of Nursery/), 'Shift+Tab')
    await keyboard.press('ArrowDown')
    await expect(said).toHaveText(/^Window in wall 4: \d\.\d\d\sm from the wall’s start$/)
    const length = rooms(page).getByLabel('Wall 4: length, m')
    const before = await length.inputValue()
    await tabTo(page, length)
    await keyboard.type('3.5')
    await keyboard.press('Enter')
    await expect(length).toHaveValue('3.50')
    await tabTo(page, page.getByRole('button', { name: 'Undo' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(length).toHaveValue(before)
    await expect(said).toHaveText('Undone')
    const price = page.locator('.drawing-totals').getByText(/^\d+ panels, £/)
    await expect(page.getByRole('status').filter({ hasText: await price.innerText() })).toBeAttached()
  })

  const circuits = totals(page).getByRole('list').filter({ hasText: 'on the plan' }).getByRole('listitem')
  const tab = (name: string) =>
    page.getByRole('group', { name: 'Parts of the design' }).getByRole('button', { name, exact: true })
  await tabTo(page, tab('Rooms'))
  await keyboard.press('Enter')
  await expect(rooms(page).getByRole('listitem')).toHaveText([/^Living room/, /^Study/, /^Nursery/])
  await tabTo(page, rooms(page).getByRole('button', { name: /^Living room/ }))
  await keyboard.press('Enter')
  await tabTo(page, field)
  await keyboard.type('Split over 2')
  await tabTo(page, tab('Totals'), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(circuits).toHaveText([/Living room/, /Living room/])

  await tabTo(page, page.getByRole('button', { name: 'Save and share' }))
  await expect(page.getByRole('button', { name: 'Save and share' })).toBeEnabled()
  await keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Links' })).toBeVisible()
  await expect(
    page.getByText('Circuits by choice: Study and Nursery together on one; Living room over 2.'),
  ).toBeVisible()
})

test('a refused size stays in its field with the reason', { tag: '@long' }, async ({ page }) => {
  await drawRoom(page)
  const length = lengthOf(page)
  await length.fill('1')
  await length.press('Enter')
  await expect(length).toHaveValue('1')
  await expect(length).toHaveAccessibleDescription(/no longer fit in its wall/)
})

test('a typical plan has its rooms, and panels can be added and laid out again', { tag: '@long' }, async ({ page }) => {
  await arrive(page, PATH)
  await page.getByRole('button', { name: 'Top-floor flat, about 1985' }).click()
  await show(page, 'Rooms')
  await expect(rooms(page).getByRole('listitem')).toHaveCount(5)
  await show(page, 'Edit')
  await expect(totals(page)).toContainText(/Every room is warm enough on a cold day, with \d+ panels\./)
  await rooms(page).getByRole('button', { name: 'Remove a panel' }).click()
  await expect(totals(page)).toContainText(/Living room is \d+\sW short\. Add one\./)
  await rooms(page).getByRole('button', { name: 'Lay out again' }).click()
  await expect(totals(page)).toContainText('Every room is warm enough')
  await rooms(page).getByRole('button', { name: 'Compare layouts' }).click()
  await expect(rooms(page).getByRole('button', { name: 'Use the layout: Tidy' })).toHaveText('In use')
})

test('the electrician gets numbered panels and files, and a saved drawing opens again', async ({ page }) => {
  await drawRoom(page)
  const pack = page.getByRole('region', { name: 'For the electrician' })
  const fixings = pack.getByRole('table', { name: /distances in mm/ }).getByRole('row')
  const panels = (await fixings.count()) - 1
  expect(panels).toBeGreaterThan(0)
  await expect(plan(page).locator('.drawing-plan').getByText(`P${panels}`, { exact: true })).toBeVisible()
  const save = async (name: string) => {
    const download = page.waitForEvent('download')
    await pack.getByRole('button', { name }).click()
    const stream = await (await download).createReadStream()
    return Buffer.concat(await stream.toArray()).toString()
  }
  expect((await save('Fixing list (CSV)')).trimEnd().split('\n')).toHaveLength(panels + 1)
  expect(await save('Plan for CAD (DXF)')).toMatch(/EOF\s*$/)
  const drawing = await save('Drawing (JSON)')
  const project = await save('For the professional calculator (JSON)')

  await show(page, 'Home')
  await agreeTo(page, 'Clear this device and start again', 'Yes, delete them')
  const open = (text: string) =>
    page
      .getByLabel('Or open a saved drawing or project (JSON)')
      .setInputFiles({ name: 'design.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await open('{}')
  await expect(page.getByText('This isn’t a drawing saved from the designer.')).toBeVisible()
  await open(drawing)
  await expect(fixings).toHaveCount(panels + 1)
  await show(page, 'Home')
  await agreeTo(page, 'Clear this device and start again', 'Yes, delete them')
  await open(project)
  await expect(fixings).toHaveCount(panels + 1)
})

test('a design is shared, and its link for viewing needs no script', async ({ page, browser }) => {
  await drawRoom(page)
  await show(page, 'Totals')
  await page.getByRole('button', { name: 'Save and share' }).click()
  const links = page.getByRole('region', { name: 'Links' })
  await expect(links).toBeVisible()
  await expectAccessible(page, 'main')
  const link = (await links.getByRole('link').first().getAttribute('href')) ?? ''
  await expect(page.getByRole('link', { name: 'Get a quote for this' })).toBeVisible()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(new URL(link).pathname)
  await expect(plain.getByRole('table', { name: 'Rooms and panels' }).getByRole('row')).toHaveCount(2)
  await expect(plain.getByRole('img', { name: /^Seen from above and one side/ })).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Change it in the designer' })).toBeHidden()
  await context.close()
})

/** Whether the PDF library has been loaded, which is too large to load for everyone. */
const readsPdf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('pdf.worker')))

test('a PDF or a picture is laid under the plan, scaled by two points, kept on this device only, and taken away', async ({
  page,
}) => {
  await drawRoom(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) sent.push(request.url())
  })
  await show(page, 'View')
  await rooms(page).getByText('Trace a plan or a photo').click()
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    rooms(page).locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  await choose('plan.png', 'image/png', Buffer.from('no picture'))
  await expect(rooms(page).getByText(/can’t be shown here/)).toBeVisible()
  expect(await readsPdf(page)).toBe(false)
  await choose('plan.pdf', 'application/pdf', Buffer.from('%PDF-1.7 cut off'))
  await expect(rooms(page).getByText(/This PDF can’t be read here/)).toBeVisible()
  expect(await readsPdf(page)).toBe(true)
  await choose('plan.pdf', 'application/pdf', Buffer.from(pdfOf(['Ground floor', 'First floor'])))
  await expect(plan(page).locator('.drawing-plan image')).toHaveAttribute('height', '1600')
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 600 } })
  await choose('plan.png', 'image/png', png)
  await expect(plan(page).locator('.drawing-plan image')).toHaveAttribute('height', '600')
  const distance = rooms(page).getByLabel('Distance between the two points, m')
  await handle(page, 'Second point').focus()
  await page.keyboard.press('ArrowLeft')
  await distance.fill('8')
  await distance.press('Enter')
  await expect(page.getByText('The picture is to scale. Draw the rooms over it.')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('powerboard.design.v1.underlay')))
    .toContain('data:image/jpeg')
  await page.reload()
  await expect(plan(page).locator('.drawing-plan image')).toHaveCount(1)
  await show(page, 'View')
  await rooms(page).getByText('Trace a plan or a photo').click()
  await agreeTo(rooms(page), 'Remove the picture', 'Yes, remove it')
  await expect(plan(page).locator('.drawing-plan image')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('powerboard.design.v1.underlay'))).toBeNull()
  expect(sent).toEqual([])
})

test('a message says that there are no rooms from the professional calculator', async ({ page }) => {
  await arrive(page, PATH)
  await page.getByRole('button', { name: 'Draw my rooms' }).click()
  await expect(page.getByText(/There is no room from the professional calculator/)).toBeVisible()
})

test('offline, changes are still calculated and kept', async ({ page, context }) => {
  await drawRoom(page)
  await context.setOffline(true)
  const before = await totals(page).locator('tbody').first().innerText()
  const length = lengthOf(page)
  await length.fill('6')
  await length.press('Enter')
  await expect(totals(page).locator('tbody').first()).not.toHaveText(before)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('powerboard.design.v1'))).toContain('"xMm":6000')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is a sheet to print, and a link to the calculator', async ({ page }) => {
    await page.goto(PATH)
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Draw this room' })).toBeHidden()
    await page.getByRole('link', { name: 'The professional calculator: rooms as rows' }).click()
    await expect(page).toHaveURL(/\/calculator\/professional$/)
  })
})
