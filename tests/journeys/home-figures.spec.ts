import type { Locator, Page } from '@playwright/test'

import { expect, test } from './support/test'
import { loseScripts, untilIdle } from './support/visits'

const sum = (page: Page) => page.locator('#running-cost')
const bill = (section: Locator, way: string) =>
  section.locator('figure dl > div').filter({ hasText: way }).locator('dd')

/** Expects these words in the visible text, which excludes the closed note on the source of a figure. */
async function expectVerdict(section: Locator, words: string) {
  const verdict = section.locator('[aria-live]')
  await verdict.scrollIntoViewIfNeeded() // content that has not been rendered has no text
  await expect(verdict).toContainText(words, { useInnerText: true })
}

test.describe('the running cost', () => {
  test('is calculated, and links to the calculator', async ({ page }) => {
    await page.goto('/')
    await test.step('is calculated for a flat in Bath, then for the visitor’s home', async () => {
      const section = sum(page)
      for (const [way, cost] of [
        ['Electric convectors', '£1,393'],
        ['Powerboard', '£1,393'],
        ['Gas boiler', '£610'],
        ['Heat pump', '£475'],
      ] as const) {
        await expect(bill(section, way)).toHaveText(new RegExp(`${cost}$`)) // after the initials of the months
      }
      await expectVerdict(
        section,
        '£1,393 a year with Powerboard, likely between £800 and £1,770: the same as your electric heaters.',
      )

      await section.getByLabel('Your home').selectOption('House, 90 m², solid brick walls')
      await section.getByLabel('You heat it with').selectOption('Gas boiler')
      await section.getByLabel('Nearest city').selectOption('Inverness')
      await expectVerdict(
        section,
        '£4,549 a year with Powerboard, likely between £2,610 and £5,790: £2,801 more a year than your gas boiler.',
      )
      await expect(bill(section, 'Gas boiler')).toHaveText('£1,748')
      await expect(section.getByRole('term').filter({ hasText: 'What you have now' })).toHaveText(/^Gas boiler/)
      await expect(
        section.getByText(/A year’s heating of a house of 90\sm² with solid brick walls near Inverness/),
      ).toBeVisible()
    })
    await test.step('passes the question to the calculator', async () => {
      const section = sum(page)
      await section.getByLabel('Your home').selectOption('Detached house, 140 m²')
      await section.getByRole('button', { name: 'Work out yours' }).click()
      await expect(page).toHaveURL('/calculator?home=detached-house&heating=gas&near=inverness')
    })
  })

  test('shows its working, which stays open while the question changes', async ({ page }) => {
    await page.goto('/')
    const section = sum(page)
    await section.getByText('See the working').click()
    await expect(section.getByText('118 W/K × 2,076 degree days × 24 h ÷ 1,000')).toBeVisible()
    await expect(section.getByRole('row')).toHaveCount(13)
    await section.getByLabel('Nearest city').selectOption('Plymouth')
    await expect(section.getByText('118 W/K × 1,762 degree days × 24 h ÷ 1,000')).toBeVisible()
  })

  test('keeps its result when the calculation cannot be loaded', async ({ page }) => {
    await page.goto('/')
    await untilIdle(page)
    await loseScripts(page)
    const section = sum(page)
    await section.getByLabel('Nearest city').selectOption('Leeds')
    await expect(section.getByRole('alert')).toHaveText(
      /^We couldn’t work that out just now\. The figures below are for your last choice\./,
    )
    await expect(bill(section, 'Powerboard')).toHaveText('£1,393')
    await expect(section.getByText(/two-bed flat of 62\sm² near Bath/)).toBeVisible()
  })
})

test('the customers, the questions and the map', async ({ page }) => {
  await page.goto('/')
  await test.step('the arrow keys move through the testimonials', async () => {
    const section = page.locator('#customers')
    await section.getByText('Homeowners').first().scrollIntoViewIfNeeded() // the script of the tabs loads near them
    const tab = (name: string) => section.getByRole('tab', { name })
    await tab('Homeowners').focus()
    await expect(section.getByRole('tabpanel', { name: 'Homeowners' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(tab('Professionals')).toBeFocused()
    await expect(section.getByRole('tabpanel', { name: 'Professionals' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(section.getByRole('tabpanel')).toHaveCount(1)
    await expect(section.getByRole('tabpanel', { name: 'Installers' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(tab('Homeowners')).toHaveAttribute('aria-selected', 'true')
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

  test('everything is readable, and the form submits to the calculator', async ({ page }) => {
    await page.goto('/')
    const voices = page.locator('#customers')
    for (const kind of ['Homeowners', 'Professionals', 'Installers']) {
      await expect(voices.getByRole('heading', { name: kind })).toBeVisible()
      await expect(voices.getByRole('region', { name: kind }).getByRole('listitem').first()).toBeVisible()
    }
    await page.locator('#questions summary').nth(1).click()
    await expect(page.locator('#questions details[open]')).toHaveCount(1)
    const section = sum(page)
    await expect(bill(section, 'Powerboard')).toHaveText('£1,393')
    await section.getByText('See the working').click()
    await expect(section.getByRole('table')).toBeVisible()
    await section.getByLabel('Nearest city').selectOption('Leeds')
    await section.getByRole('button', { name: 'Work out yours' }).click()
    await expect(page).toHaveURL('/calculator?home=flat&heating=electric&near=leeds')
  })
})
