import type { Page } from '@playwright/test'

import { expect, test } from './support/test'

const slider = (page: Page) => page.getByRole('slider', { name: /shows the room/ })

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
  await test.step('it makes eight promises, gives four figures and lets three customers speak', async () => {
    const promises = page.getByRole('region', { name: 'Promises', exact: true })
    await expect(promises.getByRole('listitem')).toHaveCount(8)
    const figures = page.getByRole('region', { name: 'What we promise' }).locator('ul.grid-page > li')
    await expect(figures.locator('p:first-child')).toHaveText(['1,000+', '99.8%', '10 yr', '4.9/5'])
    await expect(page.locator('#customers figure.shadow-cast blockquote')).toHaveCount(3)
  })
  await test.step('it ends with every way to reach us', async () => {
    const contact = page.locator('#contact')
    await expect(contact.getByRole('link', { name: '01632 960 123' })).toHaveAttribute('href', 'tel:+441632960123')
    await expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/)
    await expect(contact.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+441632960123')
    await expect(contact.getByRole('link', { name: 'Design Your System' })).toHaveAttribute('href', '/system-designer')
    await expect(contact.locator('dl').first()).toHaveText('Monday to Friday8am to 6pmSaturday9am to 4pmSundayClosed')
  })
  await test.step('it has about 900 words, without drawings and closed sections', async () => {
    expect(await page.locator('main').evaluate(wordsShown)).toBeLessThanOrEqual(925)
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

/** Words in the text of `main`, whether or not it has been laid out yet. */
function wordsShown(main: Element): number {
  const hidden = '[aria-hidden=true], .sr-only, .hidden, select, script, [popover], details:not([open]) > :not(summary)'
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  let words = 0
  while (texts.nextNode()) {
    const { currentNode } = texts
    if (currentNode.parentElement?.closest(hidden)) continue
    words += (currentNode.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
  }
  return words
}
