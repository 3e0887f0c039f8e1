import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { agreeTo } from './support/agree-to'
import { expectAccessible, expectAccessibleAtEachSize } from './support/axe'
import { eventually } from './support/eventually'
import { received } from './support/inspector'
import { SIZES } from './support/sizes'
import { expect, test } from './support/test'
import { translate } from './support/translate'
import { untilSettled } from './support/visits'

const PATH = '/energy-challenge'
const DAY_MS = 86_400_000

const board = (page: Page) => page.getByRole('region', { name: '26 weeks, October to March' })
const readings = (page: Page) => page.locator('#readings')
const kept = (page: Page) => page.getByRole('region', { name: 'On this device only' })
const mark = (page: Page, title: string) => page.getByRole('button', { name: `Mark as done: ${title}` })
const fact = (page: Page, term: string) => board(page).locator('dl > div', { hasText: term })

/** Opens the page at a fixed time, and waits for its script to run. */
async function openAt(page: Page, time: string, path = PATH) {
  await page.clock.setFixedTime(new Date(time))
  await page.goto(path)
  await expect(kept(page).getByRole('button', { name: 'Export (JSON)' })).toBeVisible()
}

/** Daily kWh as a half-hourly file in the format of Octopus. */
function octopusFile({ from, days, kwhADay }: { from: string; days: number; kwhADay: number }): Buffer {
  const rows = Array.from({ length: days * 48 }, (_, half) => {
    const start = new Date(Date.parse(`${from}T00:00:00Z`) + (half * DAY_MS) / 48)
    const end = new Date(start.getTime() + DAY_MS / 48)
    return `${kwhADay / 48}, ${start.toISOString()}, ${end.toISOString()}`
  })
  return Buffer.from(['Consumption (kWh), Start, End', ...rows].join('\n'))
}

test.describe('begun on a phone, ended on a desktop', () => {
  test.use({ viewport: SIZES.phone })

  test('four weeks of play light four panels, keep a streak and stay on the device', async ({ page }) => {
    await openAt(page, '2026-10-06T10:00:00Z')
    await mark(page, 'Hunt the draughts').click()
    await expect(page.getByRole('button', { name: 'Take back: Hunt the draughts' })).toBeFocused()
    await expect(fact(page, 'Streak')).toContainText('1 week')
    for (const time of ['2026-10-13T10:00:00Z', '2026-10-20T10:00:00Z', '2026-10-27T10:00:00Z']) {
      await openAt(page, time)
      await mark(page, 'Draw the curtains at dusk').click()
    }
    await expect(fact(page, 'Streak')).toContainText('4 weeks')
    await expect(fact(page, 'Level')).toContainText('40 points, 10 more for Layer')
    await expect(board(page).getByRole('listitem').filter({ hasText: 'Week 2 from 5 Oct' })).toContainText(/\d\skWh/)
    await expect(board(page)).toContainText('Four weeks lit')
    await expectAccessibleAtEachSize(page, 'main')

    await page.reload()
    await expect(fact(page, 'Streak')).toContainText('4 weeks')
    await page.getByRole('button', { name: 'Take back: Draw the curtains at dusk' }).click()
    await expect(fact(page, 'Streak')).toContainText('3 weeks')

    await agreeTo(kept(page), 'Delete everything', 'Yes, delete it from this device')
    await expect(kept(page)).toContainText('Everything was deleted from this device.')
    await page.reload()
    await expect(fact(page, 'Streak')).toContainText('0 weeks')
  })
})

test('one missed week is forgiven, a second one ends the streak', { tag: '@long' }, async ({ page }) => {
  for (const time of ['2026-10-06T10:00:00Z', '2026-10-13T10:00:00Z']) {
    await openAt(page, time)
    await mark(page, 'One degree less').click()
  }
  await openAt(page, '2026-10-27T10:00:00Z')
  await expect(fact(page, 'Streak')).toContainText('2 weeks')
  await expect(fact(page, 'Streak')).toContainText('Week 4 was missed and is forgiven')
  await openAt(page, '2026-11-03T10:00:00Z')
  await expect(fact(page, 'Streak')).toContainText('0 weeks')
  await expect(fact(page, 'Streak')).toContainText('The longest was 2')
})

test('between two winters nothing can be marked', { tag: '@long' }, async ({ page }) => {
  await openAt(page, '2027-05-01T10:00:00Z')
  await expect(mark(page, 'Hunt the draughts')).toBeDisabled()
  await expect(fact(page, 'Streak')).toContainText('Winter hasn’t started yet')
})

test('a file from the supplier shows the saving against last winter, with a range and a chart', async ({ page }) => {
  await openAt(page, '2026-11-30T10:00:00Z')
  const open = async (buffer: Buffer) =>
    readings(page)
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'usage.csv', mimeType: 'text/csv', buffer })
  await open(Buffer.from('a,b\n1,2\n'))
  await expect(readings(page)).toContainText('The file needs a heading for the time')
  await open(Buffer.from('Date,Consumption (m³)\n2026-10-05,12\n'))
  await expect(readings(page)).toContainText('The amounts are in a unit of gas.')
  await expect(readings(page)).toContainText('Nothing was changed.')
  await open(octopusFile({ from: '2025-10-06', days: 56, kwhADay: 30 }))
  await expect(readings(page)).toContainText('Electricity: 56 days read.')
  await expect(readings(page)).toContainText('0 days of this one')
  await open(octopusFile({ from: '2026-10-05', days: 56, kwhADay: 15 }))
  await expect(readings(page)).toContainText(
    /About [\d,]+\skWh less than last winter’s habits.+likely [\d,]+ to [\d,]+/,
  )
  await readings(page).getByText('The same figures as a table').click()
  await expect(readings(page).getByRole('row', { name: /^2 Nov/ })).toContainText('30')
  await expect(page.getByRole('listitem').filter({ hasText: 'Read the meter on two Sundays' })).toContainText(
    'Done in week',
  )
  await expectAccessible(page, '#readings')
  const carried = readings(page).getByRole('link', { name: /^Use it in the quick calculator/ })
  await expect(carried).toHaveCount(0) // the typical home is heated with gas
  await readings(page).getByLabel('The file is for').selectOption('gas')
  await open(octopusFile({ from: '2026-10-05', days: 56, kwhADay: 40 }))
  const kwh = /about ([\d,]+)\skWh of gas a year/.exec(await carried.innerText())?.[1]?.replace(',', '')
  await carried.click()
  await expect(page.getByLabel('Energy or bill')).toHaveValue(kwh ?? 'none')
})

/** 28 days of a home with solar panels. */
const solarFile = () => {
  const rows = Array.from({ length: 28 }, (_, day) => {
    const date = new Date(Date.parse('2026-10-05T00:00:00Z') + day * DAY_MS).toISOString().slice(0, 10)
    return `${date.split('-').reverse().join('/')},3.5,20,0.5,24`
  })
  const head = 'Date,PV Energy (kWh),Grid Import (kWh),Grid Export (kWh),Consumption'
  return Buffer.from([head, ...rows].join('\r\n'))
}

test.describe('begun on a phone, ended on a desktop', () => {
  test.use({ viewport: SIZES.phone })

  test(
    'a solar home’s file is not guessed: the page shows what it would take, and asks',
    { tag: '@long' },
    async ({ page }) => {
      await openAt(page, '2026-11-30T10:00:00Z')
      await translate(page)
      const file = readings(page).getByLabel('File', { exact: true })
      const open = () => file.setInputFiles({ name: 'solar.csv', mimeType: 'text/csv', buffer: solarFile() })
      await open()
      const question = readings(page).getByRole('form', { name: 'Please check what this file counts' })
      await expect(question).toContainText('This file has several columns of energy.')
      await expect(question.getByRole('heading')).toBeFocused()
      await expectAccessibleAtEachSize(page, '#readings')
      await expect(question.getByRole('radio', { name: 'Consumption' })).toBeChecked()
      await expect(question.getByRole('row')).toHaveText([
        /When.*Consumption.*Read as/s,
        /05\/10\/2026.*24.*24\skWh/s,
        /06\/10\/2026.*24.*24\skWh/s,
        /07\/10\/2026.*24.*24\skWh/s,
      ])
      await question.getByText('MWh', { exact: true }).click()
      await expect(question.getByRole('row').nth(1)).toContainText('24,000 kWh')
      await question.getByRole('button', { name: 'Use this column' }).click()
      await expect(question).toContainText('Line 2: “24” would be 24,000 kWh, more than any home uses at once.')
      await question.getByRole('radio', { name: 'Consumption' }).focus()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await expect(question.getByRole('radio', { name: 'Grid Import (kWh)' })).toBeChecked()
      await expect(question.getByRole('radiogroup', { name: /unit/ })).toHaveCount(0)
      await expect(question.getByRole('row').nth(1)).toContainText('20 kWh')
      await question.getByRole('button', { name: 'Don’t use this file' }).click()
      await expect(question).toHaveCount(0)
      await expect(file).toBeFocused()
      await open()
      await question.getByRole('button', { name: 'Use this column' }).press('Enter')
      await expect(readings(page)).toContainText('Electricity: 28 days read.')
      await expect(readings(page)).toContainText('28 days of this one')
    },
  )
})

test('a meter that runs backwards asks whether it was exchanged', { tag: '@long' }, async ({ page }) => {
  await openAt(page, '2026-11-30T10:00:00Z')
  const form = page.locator('#meter-reading')
  const add = async (date: string, value: string) => {
    await form.getByLabel('Read on').fill(date)
    await form.locator('[name=value]').fill(value)
    await form.getByRole('button', { name: 'Add the reading' }).click()
  }
  const rows = readings(page).getByRole('table', { name: 'Readings', exact: true }).getByRole('row')
  await add('2026-11-01', '9000')
  await expect(form).toContainText('The reading was added.')
  await add('2026-11-15', '905')
  const question = form.getByRole('group', { name: /905 is less than 9,000 on 1 November 2026/ })
  await expect(question).toBeVisible()
  await expectAccessible(page, '#readings')
  await expect(rows).toHaveCount(2)
  await question.getByRole('button', { name: /typing error/ }).click()
  await expect(question).toHaveCount(0)
  await expect(form.locator('[name=value]')).toBeFocused()
  await add('2026-11-15', '9050')
  await expect(rows).toHaveCount(3)
  await add('2026-11-22', '12')
  await form.getByRole('button', { name: /The meter was exchanged/ }).click()
  await expect(rows).toHaveCount(4)
  await add('2026-11-29', '30')
  await expect(rows).toHaveCount(5)
})

test('a link carries the winter to another device, if its owner asks, and deletes it with one click', async ({
  page,
  desktopPage: other,
}) => {
  const isLink = (url: string) => url.endsWith('/api/challenge/links')
  const sent: string[] = []
  page.on('request', (request) => isLink(request.url()) && sent.push(request.url()))
  await openAt(page, '2026-11-23T10:00:00Z')
  await mark(page, 'Insulate the loft hatch').click()
  const form = page.locator('#season-link')
  const address = `winter-${crypto.randomUUID()}@example.com`
  await form.getByLabel('Your email address').fill(address)
  await form.getByRole('button', { name: 'Send me the link' }).click()
  expect(sent).toEqual([]) // the box is not ticked
  await form.getByText('You may keep what I marked').click()
  await form.getByRole('button', { name: 'Send me the link' }).click()
  await expect(form.getByRole('status')).toContainText('Please check your inbox')
  expect(sent).toHaveLength(1)

  const email = await eventually(async () => (await received()).mails.find(({ to }) => to.includes(address)))
  const link = `${test.info().project.use.baseURL}${/\/energy-challenge\/continue\/[\w-]{43}/.exec(email.text)?.[0]}`
  await other.goto(link)
  await other.getByRole('button', { name: 'Yes, keep it for this link' }).click()
  await other.getByRole('button', { name: 'Open it on this device' }).click()
  await expectAccessible(other, 'main')
  await other.getByRole('link', { name: 'Continue the energy challenge' }).click()
  await expect(other.getByRole('button', { name: 'Take back: Insulate the loft hatch' })).toBeVisible()
  await other.goto(link)
  await agreeTo(other, 'Delete it now', 'Yes, delete it')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your saved challenge has been deleted.')
  expect((await other.goto(link))?.status()).toBe(404)
})

test('typed readings are checked, kept and removed', async ({ page }) => {
  await openAt(page, '2026-11-23T10:00:00Z')
  const form = page.locator('#meter-reading')
  await form.getByRole('button', { name: 'Add the reading' }).click()
  await expect(form.getByLabel('Reading *')).toHaveAccessibleDescription(
    'Please enter the number on the meter, such as 12345',
  )
  await expect(form.getByLabel('Reading *')).toBeFocused()
  for (const [date, value] of [
    ['2026-11-01', '1,000'],
    ['2026-11-15', '1,070.5'],
  ] as const) {
    await form.getByLabel('Read on *').fill(date)
    await form.getByLabel('Reading *').fill(value)
    await form.getByRole('button', { name: 'Add the reading' }).click()
  }
  await expect(readings(page).getByRole('row', { name: /^15 November 2026/ })).toContainText('1,070.5 m³')
  await expect(readings(page)).toContainText('0 days of last winter, 14 days of this one')
  const twoSundays = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /two Sundays$/ }) })
  await expect(twoSundays).toContainText('Done in week 9')
  await agreeTo(readings(page), 'Remove: Gas, 15 November 2026', 'Yes, remove it')
  await expect(readings(page).getByRole('row', { name: /^15 November 2026/ })).toHaveCount(0)
  await expect(twoSundays.getByRole('link', { name: 'Enter a reading' })).toBeVisible()
  await expect(twoSundays).not.toContainText('Done in week')
})

test('two tabs stay in step, without a connection as well, and all of it can be exported', async ({
  page,
  context,
}) => {
  await openAt(page, '2026-11-23T10:00:00Z')
  const other = await context.newPage()
  await openAt(other, '2026-11-23T10:00:00Z')
  for (const tab of [page, other]) {
    await Promise.all([tab.waitForResponse('**/_next/static/**'), tab.mouse.move(300, 300)])
    await untilSettled(tab)
  }
  await context.setOffline(true)
  await mark(page, 'Insulate the loft hatch').click()
  await expect(other.getByRole('button', { name: 'Take back: Insulate the loft hatch' })).toBeVisible()
  await mark(other, 'Map the cold spots').click()
  await expect(page.getByRole('button', { name: 'Take back: Map the cold spots' })).toBeVisible()
  const download = page.waitForEvent('download')
  await kept(page).getByRole('button', { name: 'Export (JSON)' }).click()
  const exported = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(exported.events.map(({ slug }: { slug: string }) => slug)).toEqual(['loft-hatch', 'cold-spots'])
  await context.setOffline(false)

  await agreeTo(kept(page), 'Delete everything', 'Yes, delete it from this device')
  await expect(mark(other, 'Map the cold spots')).toBeVisible()
  await kept(page)
    .getByLabel(/^Open an export/)
    .setInputFiles({ name: 'winter.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(exported)) })
  await expect(kept(page)).toContainText('The export was added to what is kept here.')
  await expect(other.getByRole('button', { name: 'Take back: Map the cold spots' })).toBeVisible()
})

test('unreadable data is set aside and can be saved', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('powerboard.season.v1.unreadable'))
      localStorage.setItem('powerboard.season.v1', '{"version":9}')
  })
  await openAt(page, '2026-11-23T10:00:00Z')
  await expect(kept(page)).toContainText('It has been set aside, not deleted.')
  await expect(kept(page).getByRole('button', { name: 'Save it as a file' })).toBeVisible()
})

test('the home of the quick calculator has its own savings', { tag: '@long' }, async ({ page }) => {
  await page.goto(
    '/calculator/quick?type=flat-middle&area=45&built=2012-2022&insulation=unknown&heating=panel-heaters&occupancy=all-day',
  )
  await page.getByRole('link', { name: 'What could this home save in one winter?' }).click()
  await expect(page.getByRole('heading', { name: '12 challenges' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Savings are for your home: mid-floor flat, 45 m²')
  await page.getByRole('button', { name: 'Play the winter in this home' }).click()
  await page.goto(PATH)
  await page.getByRole('link', { name: 'Show the savings of your own home' }).click()
  await expect(page.getByRole('heading', { name: '12 challenges' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the winter is a page to print, with boxes and a table to fill in', async ({ page }) => {
    await page.goto(PATH)
    await expect(page.getByRole('heading', { name: '18 challenges' })).toBeVisible()
    await expect(board(page).getByRole('list').getByRole('listitem')).toHaveCount(26)
    await expect(page.getByRole('table', { name: 'Meter readings to fill in by hand' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(?:Mark as done|Add the reading|Export)/ })).toHaveCount(0)
    await page.goto(`${PATH}?calculation=${encodeURIComponent('type=flat-middle&heating=panel-heaters')}`)
    await expect(page.getByRole('heading', { name: '12 challenges' })).toBeVisible()
  })
})
