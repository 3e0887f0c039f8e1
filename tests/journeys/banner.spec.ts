import type { Page } from '@playwright/test'

import { expect, test } from './support/test'
import { arrive } from './support/visits'

const strip = (page: Page) => page.getByRole('region', { name: 'Announcements' })
const track = (page: Page) => strip(page).getByRole('list')
const pause = (page: Page) => strip(page).getByRole('checkbox', { name: 'Pause the announcements' })
const playState = (state: string) => ['animation-play-state', state] as const

const MESSAGES = {
  'Talk to Sparky, our AI phone assistant.': ['Support, quotes and bookings, 24/7', 'tel:+447700900225'],
  'Become a partner.': ['Join the network', '/partners'],
  '10-year warranty.': ['UK certified quality', '/technical-specs'],
  'Analyse your savings.': ['Savings and pricing calculator', '/calculator'],
}

test('the announcements scroll, stop on hover and have links beside them', async ({ page }) => {
  await page.goto('/')
  await test.step('four messages pass in a loop, each read out once', async () => {
    await expect(track(page)).toHaveCount(1)
    await expect(track(page).getByRole('listitem')).toHaveCount(4)
    for (const [message, [link = '', href = '']] of Object.entries(MESSAGES)) {
      const item = track(page).getByRole('listitem').filter({ hasText: message })
      await expect(item.getByRole('link', { name: link })).toHaveAttribute('href', href)
    }
    await expect(track(page)).toHaveCSS('animation-name', 'pass')
    await expect(track(page)).toHaveCSS('animation-duration', '60s')
    await expect(track(page)).toHaveCSS('animation-iteration-count', 'infinite')
    await page.mouse.move(700, 600)
    await expect(track(page)).toHaveCSS(...playState('running'))
  })
  await test.step('they stop under the pointer', async () => {
    await page.mouse.move(500, 20)
    await expect(track(page)).toHaveCSS(...playState('paused'))
    await page.mouse.move(500, 500)
    await expect(track(page)).toHaveCSS(...playState('running'))
  })
  await test.step('the links beside them go to the panel, the calculator, the installers, the search and the manufacturer', async () => {
    const links = page.getByRole('navigation', { name: 'More' }).getByRole('link')
    await expect(links).toHaveText(['The panel', 'Calculator', 'Installers', 'Search', 'Global site'])
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual([
      ...['/shop/powerboard-s-225w', '/calculator', '/installers', '/search'],
      expect.stringMatching(/^https:/),
    ])
  })
})

test('the first control pauses them, and they stay paused on the next page', async ({ page }) => {
  await arrive(page, '/')
  await pause(page).check()
  await page.mouse.move(700, 600)
  await expect(track(page)).toHaveCSS(...playState('paused'))
  await page.goto('/contact')
  await expect(pause(page)).toBeChecked()
  await expect(track(page)).toHaveCSS(...playState('paused'))
  await pause(page).uncheck()
  await page.mouse.move(700, 600)
  await expect(track(page)).toHaveCSS(...playState('running'))
})

test('they stop for keyboard focus, which scrolls each into view', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await arrive(page, '/')
    await pause(page).focus()
    for (const [link] of Object.values(MESSAGES)) {
      await page.keyboard.press('Tab')
      const focused = track(page).getByRole('link', { name: link })
      await expect(focused).toBeFocused()
      await expect(focused).toBeInViewport({ ratio: 1 })
      await expect(track(page)).toHaveCSS('animation-name', 'none')
    }
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: 'The panel' })).toBeFocused()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('they are a static list with nothing cut off', async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      await expect(track(page)).toHaveCSS('animation-name', 'none')
      await expect(track(page)).toHaveCSS('flex-wrap', 'wrap')
      await expect(pause(page)).toBeHidden()
      for (const message of Object.keys(MESSAGES))
        await expect(strip(page).getByText(message).filter({ visible: true })).toBeInViewport({ ratio: 0.99 })
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('they can still be paused', async ({ page }) => {
    await page.goto('/')
    await pause(page).check()
    await page.mouse.move(700, 600)
    await expect(track(page)).toHaveCSS(...playState('paused'))
  })
})
