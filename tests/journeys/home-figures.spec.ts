import type { Locator, Page } from '@playwright/test'

import { expect, test } from './support/test'
import { loseScripts, untilIdle } from './support/visits'

const sum = (page: Page) => page.locator('#running-cost')
const bill = (section: Locator, way: string) =>
  section.locator('figure dl > div').filter({ hasText: way }).locator('dd')

/** What panels cost a year, once the section has been rendered: until then it has no text. */
async function costOfPanels(section: Locator): Promise<string> {
  const cost = bill(section, 'Powerboard')
  await cost.scrollIntoViewIfNeeded()
  await expect(cost).toHaveText(/£\d/, { useInnerText: true })
  return cost.innerText()
}

/** Expects these words in the visible text, which excludes the closed note on the source of a figure. */
async function expectVerdict(section: Locator, words: string) {
  const verdict = section.locator('[aria-live]')
  await verdict.scrollIntoViewIfNeeded() // content that has not been rendered has no text
  await expect(verdict).toContainText(words, { useInnerText: true })
}

test.describe('the running cost', () => {
  test('is that of the example home, then of the visitor’s, and goes on in the calculator', async ({ page }) => {
    await page.goto('/')
    const section = sum(page)
    const panels = await costOfPanels(section)
    await expectVerdict(section, 'the same as your electric heaters.')
    await expectVerdict(section, '11 panels cost')

    await section.getByLabel('Your home').selectOption('Semi of the 1920s, 90 m², solid brick walls')
    await section.getByLabel('You heat it with').selectOption('Gas boiler')
    await section.getByLabel('Nearest city').selectOption('Inverness')
    await expectVerdict(section, 'a year more than your gas boiler.')
    await expect(bill(section, 'Powerboard')).not.toHaveText(panels, { useInnerText: true })
    await expect(section.getByRole('term').filter({ hasText: 'What you have now' })).toHaveText(/^Gas boiler/)
    await expect(
      section.getByText(/A year of a 1920s semi of 90\sm² with solid brick walls near Inverness/),
    ).toBeVisible()

    await section.getByText('Month by month').first().click()
    await expect(section.getByRole('row')).toHaveCount(14)
    const year = (await section.locator('[aria-live] b').innerText()).replace(/ a year.*/, '')
    await section.getByRole('link', { name: 'Work out yours' }).click()
    await expect(page).toHaveURL(/\/calculator\/quick\?postcode=IV&type=semi&area=90&built=1900-1929/)
    await expect(page.locator('main')).toContainText(year)
  })

  test('keeps its result when the calculation cannot be loaded', async ({ page }) => {
    await page.goto('/')
    await untilIdle(page)
    await loseScripts(page)
    const section = sum(page)
    const panels = await costOfPanels(section)
    await section.getByLabel('Nearest city').selectOption('Leeds')
    await expect(section.getByRole('alert')).toHaveText(
      /^We couldn’t work that out just now\. The figures below are for your last choice\./,
    )
    await expect(bill(section, 'Powerboard')).toHaveText(panels, { useInnerText: true })
    await expect(section.getByText(/two-bedroom flat of 62\sm² in the middle of Britain/).first()).toBeVisible()
  })
})

test('the wiped flat, the questions and the map', async ({ page }) => {
  await page.goto('/')
  await test.step('the picture of the flat is wiped from before to after by keyboard and by its tags', async () => {
    const slider = page.getByRole('slider', { name: /shows the room before/ })
    await untilIdle(page)
    await page.getByRole('button', { name: 'After', exact: true }).click()
    await expect(slider).toHaveValue('15')
    await slider.press('End')
    await expect(slider).toHaveValue('100')
  })
  await test.step('one question is open at a time, by mouse or keyboard', async () => {
    const questions = page.locator('#questions details')
    const open = page.locator('#questions details[open]')
    await expect(open).toHaveCount(1)
    await expect(questions.first()).toHaveAttribute('open')
    await questions.nth(2).locator('summary').click()
    await expect(open).toHaveCount(1)
    await expect(questions.nth(2)).toHaveAttribute('open')
    await questions.nth(1).locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(open).toHaveCount(1)
    await expect(questions.nth(1)).toHaveAttribute('open')
    await page.keyboard.press('Space')
    await expect(open).toHaveCount(0)
  })
  await test.step('the map’s cities link to their pages, in the list and on the map', async () => {
    const section = page.locator('#where-you-live')
    const map = section.getByRole('img', { name: /^Map of the United Kingdom by county/ })
    await map.scrollIntoViewIfNeeded()
    await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(section.getByRole('listitem')).toHaveCount(9)
    await expect(section.getByRole('link', { name: 'Inverness 2,482 degree days' })).toHaveAttribute(
      'href',
      '/locations/inverness',
    )
    const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(await hrefs(section.locator('figure a'))).toEqual(await hrefs(section.locator('li a')))
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is readable, and the example goes on in the calculator', async ({ page }) => {
    await page.goto('/')
    await page.locator('#questions summary').nth(1).click()
    await expect(page.locator('#questions details[open]')).toHaveCount(1)
    const section = sum(page)
    await section.getByText('Month by month').first().click()
    await expect(section.getByRole('table')).toBeVisible()
    await section.getByRole('link', { name: 'Work out yours' }).click()
    await expect(page).toHaveURL(/\/calculator\/quick\?postcode=&type=flat-middle&area=62&built=1991-1995/)
  })
})
