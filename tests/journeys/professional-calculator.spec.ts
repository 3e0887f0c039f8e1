import type { Page } from '@playwright/test'

import { agreeTo } from './support/agree-to'
import { expectAccessible, expectAccessibleAtEachSize, expectNoSidewaysScroll } from './support/axe'
import { SIZES } from './support/sizes'
import { expect, test } from './support/test'

const PATH = '/calculator/professional'
const DEVICES = Object.entries(SIZES)
const cell = (page: Page, about: string, room: string) => page.getByLabel(`${about}: ${room}`, { exact: true })
const totals = (page: Page) => page.locator('#results')

async function type(page: Page, ...cells: string[]) {
  for (const text of cells) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

/** The row of a room in the schedule. */
const roomOf = (page: Page, name: string) =>
  totals(page)
    .locator('tr')
    .filter({ has: page.locator('summary', { hasText: name }) })

/** Opens a detail of the results, all of which are folded. */
const unfold = (page: Page, heading: string) => totals(page).getByRole('heading', { name: heading }).click()

/** Pastes text in the clipboard format of a spreadsheet. */
async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

test('two rooms by keyboard only, a third one undone, and everything restored after a reload', async ({ page }) => {
  await page.goto(PATH)
  await expect(totals(page)).toContainText('The schedule appears here once a room has')
  await cell(page, 'Name of the room', 'Room 1').focus()
  await type(page, 'Lounge', 'Living', '4.2', '3.7', '', '2.4', '', '', '15.2', '3.8')
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Name of the room', 'Room 2')).toBeFocused()
  await type(page, 'Bedroom', 'Bedroom', '3.4', '3.3', '', '2.4', '19')
  await expect(totals(page)).toContainText('One circuit')
  await expect(cell(page, 'Floor area, m²: typed, or length times width', 'Lounge')).toHaveAttribute(
    'placeholder',
    '15.54',
  )

  await page.keyboard.press('Control+d')
  await expect(page.getByLabel('Name of the room: Bedroom', { exact: true })).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(page.getByLabel('Name of the room: Bedroom', { exact: true })).toHaveCount(1)
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByLabel('Name of the room: Bedroom', { exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()

  await expect(page.getByText(/^Saved on this device at \d\d:\d\d\.$/)).toBeVisible()
  await page.reload()
  await expect(cell(page, 'Name of the room', 'Lounge')).toHaveValue('Lounge')
  await expect(cell(page, 'Length, m', 'Bedroom')).toHaveValue('3.4')
  await agreeTo(page, 'Clear this device', 'Yes, delete them')
  await expect(cell(page, 'Name of the room', 'Room 1')).toHaveValue('')
  await expect(totals(page)).toContainText('The schedule appears here')
})

test('a block from a spreadsheet adds its rooms; invalid values are reported at their cells and kept', async ({
  page,
}) => {
  await page.goto(PATH)
  await cell(page, 'Name of the room', 'Room 1').focus()
  const tooMany = page.getByText('Line 201: no more than 200 rooms. Nothing was changed.')
  await paste(page, 'Office\n'.repeat(201))
  await expect(tooMany).toBeVisible()
  await expect(cell(page, 'Name of the room', 'Room 1')).toHaveValue('')
  await paste(page, 'Office\n'.repeat(200))
  await page.getByRole('button', { name: 'Add a room' }).click()
  await expect(page.getByText('A calculation can have no more than 200 rooms. Nothing was changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await cell(page, 'Name of the room', 'Room 1').focus()
  await paste(
    page,
    [
      'Lounge\tLounge\t4.2\t3.7\t\t2.4',
      'Cave\tcave\tfour\t3\t\t2.4',
      'Bed 1\tBedroom 1\t3.4\t3.3\t\t2.4',
      'Bath\tBathroom\t2.2\t1.9\t\t2.4',
      '',
    ].join('\r\n'),
  )
  await expect(cell(page, 'Name of the room', 'Bath')).toHaveValue('Bath')
  await expect(tooMany).toHaveCount(0)
  await expect(cell(page, 'Length, m', 'Cave')).toHaveValue('four')
  await expect(cell(page, 'Length, m', 'Cave')).toHaveAccessibleDescription(
    'Use: Not a use we recognise: choose one. Length: Must be a number from 0.5 to 50.',
  )
  await expect(totals(page)).not.toContainText('NaN')
  await expectSheetAccessible(page)

  await cell(page, 'Length, m', 'Cave').fill('4')
  await cell(page, 'What the room is used for', 'Cave').selectOption('Store')
  await expect(page.getByText('Not a use we recognise')).toHaveCount(0)
  await unfold(page, 'Both methods, room by room')
  await expect(roomOf(page, 'Cave')).toBeVisible()
})

test('an example: both methods, the elements of a room, and the working of a figure', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await page.goto(PATH)
  await page.getByRole('button', { name: /^Show an example/ }).click()
  const lounge = roomOf(page, 'Lounge')
  await expect(lounge).toContainText('389')
  await unfold(page, 'Both methods, room by room')
  await lounge.locator('summary').click()
  await expect(lounge).toContainText('The rule gives 389 W, 25 for each m²; by its elements the room loses')
  await unfold(page, 'Circuits and supply')
  await expect(totals(page).getByRole('region', { name: '16 A circuits' })).toContainText('Lounge 3')

  await page.getByRole('button', { name: 'Parts of Lounge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Parts of Lounge' })
  await dialog
    .getByRole('group', { name: 'External wall' })
    .getByLabel('How it’s built')
    .selectOption('Solid brick: 0.28')
  await expect(dialog).toContainText('RdSAP 10')
  await expectAccessibleAtEachSize(page, 'html')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Parts of Lounge' })).toBeFocused()

  await lounge.getByRole('button').first().click()
  await expect(page.getByRole('region', { name: 'Working' })).toContainText('H × (Ti − Te)')
  await expectSheetAccessible(page)
})

test(
  'an assumption is overridden in the working of a figure, results follow, and it is reset',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(PATH)
    await page.getByRole('button', { name: /^Show an example/ }).click()
    await unfold(page, 'Both methods, room by room')
    const loss = roomOf(page, 'Lounge').getByRole('button').first()
    const ours = await loss.textContent()
    await loss.click()
    const working = page.getByRole('region', { name: 'Working' })
    await working.getByLabel('Temperature outdoors on a cold day, °C').fill('-12')
    const own = page.getByRole('region', { name: 'Your own figures' })
    await expect(own).toContainText(/Temperature outdoors on a cold day: −12\s°C, instead of −2\.2\s°C/)
    await expect(loss).not.toHaveText(ours ?? '')
    await expectSheetAccessible(page)

    await page.reload()
    await expect(own).toContainText('−12')
    await own.getByRole('button', { name: /^Put it back/ }).click()
    await expect(own).toHaveCount(0)
    await expect(loss).toHaveText(ours ?? '')
  },
)

test('the calculators page and the alternative path lead to it', async ({ page, request }) => {
  await page.goto('/calculator')
  await page.locator('main').getByRole('link', { name: 'Professional calculator' }).click()
  await expect(page).toHaveURL(PATH)
  const response = await request.get('/professional-calculator', { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([308, PATH])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [device, viewport] of DEVICES) {
    test(`on a ${device}, rooms as lines: a bad line gets an error at its field, and once corrected, both methods with their working`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(PATH)
      const rooms = page.getByLabel('Rooms, one a line')
      await expect(rooms).toHaveValue(/^Room,Use,Length \(m\),.*\nLounge,living,4\.2,3\.7,/)
      await page.getByLabel('Project name').fill('Our semi')
      await page.getByLabel('Built').selectOption('1950 to 1966')
      await rooms.fill('Lounge,living,4.2,far,,2.4,,,15.2,3.8\nBed 1,bedroom,3.4,3.3,,2.4')
      expect(await pressed(page, 'Work it out')).toBe(400)
      await expect(rooms).toHaveAccessibleDescription(/Line 1, Width: Must be a number from 0\.5 to 50\.$/)
      await expect(rooms).toHaveValue('Lounge,living,4.2,far,,2.4,,,15.2,3.8\nBed 1,bedroom,3.4,3.3,,2.4')
      await expect(page.getByLabel('Project name')).toHaveValue('Our semi')
      await expect(page.getByLabel('Built')).toHaveValue('1950-1966')

      await rooms.fill('Lounge,living,4.2,3.7,,2.4,,,15.2,3.8\nBed 1,bedroom,3.4,3.3,,2.4')
      expect(await pressed(page, 'Work it out')).toBe(200)
      await unfold(page, 'Both methods, room by room')
      await roomOf(page, 'Lounge').locator('summary').click()
      await expect(roomOf(page, 'Lounge')).toContainText(
        'The rule gives 544 W, 35 for each m²; by its elements the room loses',
      )
      await unfold(page, 'Circuits and supply')
      await expect(totals(page).getByRole('region', { name: '16 A circuits' })).toContainText('Bed 1')
      await expectNoSidewaysScroll(page)

      await roomOf(page, 'Lounge').getByRole('button').first().click()
      await expect(page.getByRole('region', { name: 'Working' })).toContainText('H × (Ti − Te)')
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Project (JSON)' }).click(),
      ])
      expect(file.suggestedFilename()).toBe('our-semi.json')
    })
  }
})

// With JavaScript, because axe needs it.
for (const [content, line] of Object.entries({
  'its results': 'Lounge,living,4.2,3.7,,2.4,,,15.2',
  'a bad line': 'Lounge,living,far,3.7,,2.4',
})) {
  test(`the page that shows ${content} for rooms as lines is accessible`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/sitemap')
    await Promise.all([page.waitForURL('/api/calculate/professional'), page.evaluate(postRooms, line)])
    await expect(page.getByLabel('Rooms, one a line')).toHaveValue(line)
    await expectAccessible(page)
  })
}

/** Runs in the browser: submits a form with these rooms. */
function postRooms(rooms: string) {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: '/api/calculate/professional' })
  for (const [name, value] of Object.entries({ built: '1950-1966', rooms }))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
}

/** Presses a button that requests a page; resolves to its status. */
async function pressed(page: Page, name: string): Promise<number> {
  const [reply] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest()),
    page.getByRole('button', { name }).click(),
  ])
  return reply.status()
}

/**
 * Scrolls to the first cell, because cells half hidden under the first column or the header would count as too small to
 * touch.
 */
async function expectSheetAccessible(page: Page) {
  await page.getByRole('region', { name: 'Rooms', exact: true }).evaluate((table) => table.scrollTo(0, 0))
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
}
