import type { Page } from '@playwright/test'

import { pitchOf } from '@/lib/domain/text/pitch'

import { expect, test } from './support/test'
import { textShown } from './support/text-shown'

const slider = (page: Page) => page.getByRole('slider', { name: /shows the room, the rest/ })

/** Where the thermal image begins, as a fraction of the width. */
const edge = (page: Page) =>
  slider(page).evaluate((input) => {
    const frame = input.closest('.heat-split')
    return frame ? getComputedStyle(frame).getPropertyValue('--daylight') : ''
  })

test('the room changes from daylight to heat by keyboard, by pointer and by its two tags', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => edge(page)).toBe('50%')

  await slider(page).focus()
  await page.keyboard.press('End')
  await expect.poll(() => edge(page)).toBe('100%')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => edge(page)).toBe('99%')
  await page.keyboard.press('Home')
  await expect.poll(() => edge(page)).toBe('0%')

  await page.getByRole('button', { name: 'Room', exact: true }).click()
  await expect(slider(page)).toHaveValue('85')
  await expect.poll(() => edge(page)).toBe('85%')
  await page.getByRole('button', { name: 'Heat', exact: true }).click()
  await expect(slider(page)).toHaveValue('15')
  await expect.poll(() => edge(page)).toBe('15%')

  const box = await slider(page).boundingBox()
  if (!box) throw new Error('The slider is not visible')
  await page.mouse.click(box.x + box.width * 0.7, box.y + box.height / 3)
  await expect.poll(async () => Math.round(Number.parseFloat(await edge(page)) / 5)).toBe(14)
})

test('the sections of the homepage have the expected content', async ({ page }) => {
  await page.goto('/')
  await test.step('the evidence for a figure opens and closes by keyboard', async () => {
    const figure = page.getByRole('button', { name: /p an hour$/ }).first()
    const note = page.getByRole('note').filter({ hasText: 'a unit, full power' })
    await expect(note).toBeHidden()
    await figure.focus()
    await page.keyboard.press('Enter')
    await expect(note).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(note).toBeHidden()
    await expect(figure).toBeFocused()
  })
  await test.step('the four figures link to the data sheet', async () => {
    for (const figure of ['12.5 mm', '13', '52.5 °C', '6.6 kg']) {
      await expect(page.getByRole('link', { name: new RegExp(`^${figure} `) })).toHaveAttribute(
        'href',
        '/technical-specs',
      )
    }
  })
  await test.step('the room in the picture has its price, and its picture its panels', async () => {
    await expect(page.locator('[data-hero]')).toContainText('This living room: four panels')
    await expect(page.locator('[data-hero]')).toContainText('£1,306')
    await expect(page.locator('#rooms li')).toHaveText([
      /^Bathroom£728/,
      /^Living room£1,306/,
      /^Georgian sitting room£1,884/,
    ])
  })
  await test.step('it gives five reasons, makes eight promises, has four figures and asks three kinds of customers', async () => {
    await expect(page.locator('#reasons li')).toHaveCount(5)
    const promises = page.getByRole('region', { name: 'Promises', exact: true })
    await expect(promises.getByRole('listitem')).toHaveCount(8)
    const figures = page.locator('#proof li')
    await expect(figures.locator('b')).toHaveText(['1,000+', '99.8%', '10 yr', '4.9/5'])
    await expect(figures.filter({ hasText: 'Published by us; evidence not on file yet.' })).toHaveCount(2)
    await expect(page.locator('#customers li')).toHaveText([/^Homeowners/, /^Professionals/, /^Installers/])
    await expect(page.getByText(/sample/i)).toHaveCount(0)
  })
  await test.step('it ends with every way to reach us', async () => {
    const contact = page.locator('#contact')
    await expect(contact.getByRole('link', { name: '01632 960 123' })).toHaveAttribute('href', 'tel:+441632960123')
    await expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/)
    await expect(contact.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+441632960123')
    await expect(contact.getByRole('link', { name: 'Design Your System' })).toHaveAttribute('href', '/system-designer')
    await expect(contact.locator('dl').first()).toHaveText('Monday to Friday8am to 6pmSaturday9am to 4pmSundayClosed')
  })
  await test.step('it argues for panels, names a price and an action early, and has at most 800 words', async () => {
    const pitch = pitchOf(await page.locator('main').evaluate(textShown))
    test.info().annotations.push({ type: 'pitch', description: JSON.stringify(pitch) })
    expect(pitch.words).toBeLessThanOrEqual(800)
    expect(pitch.for).toBeGreaterThanOrEqual(8)
    expect(pitch.against).toBeLessThanOrEqual(4)
    expect(pitch.qualifiers).toBeLessThanOrEqual(8)
    expect(pitch.untilPrice).toBeLessThanOrEqual(45)
    expect(pitch.untilAction).toBeLessThanOrEqual(90)
  })
  await test.step('the rating links to how we collect reviews, beside its evidence', async () => {
    const rating = page.getByRole('main').getByRole('listitem').filter({ hasText: 'customer rating.' })
    await expect(rating.getByRole('link', { name: 'How we collect reviews' })).toHaveAttribute('href', '/about')
    await rating.getByRole('button', { name: 'Evidence' }).click()
    await expect(rating.getByRole('note')).toBeVisible()
  })
})

test('the drawing of the room is a separate file for each screen shape', async ({ page, request }) => {
  await page.goto('/')
  const drawing = page.getByRole('img', { name: /^Section through a sitting room/ })
  await drawing.scrollIntoViewIfNeeded()
  await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(await drawing.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname)).toBe(
    '/figures/room-section/wide.svg',
  )

  const narrow = await request.get('/figures/room-section/narrow.svg')
  expect(narrow.headers()['content-type']).toBe('image/svg+xml')
  expect((await request.get('/figures/room-section/other.svg')).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the two pictures each take half, with static tags', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('slider')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Room', exact: true })).toHaveCount(0)
    const heat = page.getByRole('img', { name: /as heat/ }).first()
    await expect(heat.locator('..')).toHaveCSS('clip-path', 'inset(0px 0px 0px 50%)')
    await expect(page.locator('.heat-split').getByText('Heat', { exact: true }).filter({ visible: true })).toHaveCount(
      1,
    )
  })

  test('the evidence for the price is one press away', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'About this price' }).click()
    await expect(
      page.getByRole('note').filter({ hasText: '£289 per panel, inc. VAT, plus £150 delivery per order' }),
    ).toBeVisible()
  })
})

test('when idle, the page is laid out to the end, with its drawings', async ({ page }) => {
  await page.goto('/')
  const late = page.locator('.render-late')
  await expect(late).not.toHaveCount(0)
  await expect
    .poll(() =>
      late.evaluateAll(
        (sections) => sections.filter((section) => getComputedStyle(section).contentVisibility !== 'visible').length,
      ),
    )
    .toBe(0)
  const map = page.locator('#where-you-live img')
  await expect
    .poll(() => map.evaluate((drawing: HTMLImageElement) => drawing.complete && drawing.naturalWidth > 0))
    .toBe(true)
})
