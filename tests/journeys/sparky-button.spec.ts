import type { Page } from '@playwright/test'

import { expect, test } from './support/test'
import { arrive, FIRST_VISIT, leaveThroughTop, scrollTo, untilSettled } from './support/visits'

const SIDE_PX = 58
const GAP_PX = 16
const PATHS = ['/', '/about', '/contact', '/configure', '/calculator/quick', '/system-designer', '/blog', '/sitemap']

const button = (page: Page) => page.getByRole('button', { name: 'Sparky, our phone assistant' })
const bar = (page: Page) => page.getByRole('complementary', { name: 'Get a quote' })

for (const width of [320, 390, 768]) {
  test.describe(`on a screen ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const path of PATHS) {
      test(`it steps aside while ${path} is scrolled down, and covers no control`, async ({ page }) => {
        await arrive(page, path)
        if (path === '/') await closePopup(page)
        await untilSettled(page)
        expect(await covered(page)).toEqual([])
        for (let isAtEnd = false; !isAtEnd;) {
          isAtEnd = await scroll(page, 1)
          expect(await covered(page)).toEqual([])
          if (!isAtEnd) expect(await isShown(page)).toBe(false)
        }
        await expectShownAtEnd(page)
        let timesShown = 0
        for (let isAtTop = false; !isAtTop;) {
          await scroll(page, -1)
          isAtTop = await page.evaluate(() => scrollY === 0)
          expect(await covered(page)).toEqual([])
          timesShown += (await isShown(page)) ? 1 : 0
        }
        expect(timesShown).toBeGreaterThan(0)
      })
    }

    test('it is whole, in the corner and above the bar', async ({ page }) => {
      await arrive(page, '/about')
      await expectShownAtEnd(page)
      await expect.poll(() => boxOf(page)).toEqual({ right: GAP_PX, bottom: GAP_PX, width: SIDE_PX, height: SIDE_PX })
      await arrive(page, '/')
      await closePopup(page)
      await scrollTo(page, 60)
      await expect(bar(page)).toBeVisible()
      const barPx = (await bar(page).boundingBox())?.height ?? 0
      await expectShownAtEnd(page)
      await expect
        .poll(() => boxOf(page))
        .toEqual({ right: GAP_PX, bottom: GAP_PX + barPx, width: SIDE_PX, height: SIDE_PX })
    })

    test('it makes way for what comes up in its place, and comes back', async ({ page }) => {
      await arrive(page, '/about')
      await expect.poll(() => isShown(page)).toBe(true)
      await page.evaluate(() => {
        const late = document.createElement('button')
        late.id = 'late'
        late.style.cssText = 'position: fixed; right: 60px; bottom: 60px; width: 24px; height: 24px'
        document.body.append(late)
      })
      await expect.poll(() => isShown(page)).toBe(false)
      await page.evaluate(() => document.querySelector('#late')?.remove())
      await expect.poll(() => isShown(page)).toBe(true)
    })

    test('it can be reached with the keyboard while it is aside', async ({ page }) => {
      await arrive(page, '/about')
      await scrollTo(page, 30)
      await expect.poll(() => isShown(page)).toBe(false)
      await page.keyboard.press('Tab')
      await button(page).focus()
      expect(await isShown(page)).toBe(true)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: 'Sparky', exact: true })).toBeVisible()
    })
  })
}

test.describe('on a first visit with a phone', () => {
  test.use({ ...FIRST_VISIT, viewport: { width: 390, height: 844 } })

  test('it gives way to the cookie notice until that is answered', async ({ page }) => {
    await arrive(page, '/about')
    await scrollTo(page, 100)
    const notice = page.getByRole('region', { name: 'Cookies' })
    await expect(notice).toBeVisible()
    await expect.poll(() => isShown(page)).toBe(false)
    await notice.getByRole('button', { name: 'Essential Only' }).click()
    await expectShownAtEnd(page)
  })
})

/** Opens and closes the popup of the homepage, which would otherwise open on the way down. */
async function closePopup(page: Page) {
  await leaveThroughTop(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
}

/** Scrolls by some of the window; returns whether the end is in view. */
async function scroll(page: Page, direction: 1 | -1): Promise<boolean> {
  await page.evaluate(
    (sign) => scrollBy({ top: sign * Math.max(220, document.documentElement.scrollHeight / 50), behavior: 'instant' }),
    direction,
  )
  await settled(page)
  return page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
}

/** Sections grow as they come into view, so it takes several attempts to reach the end. */
async function expectShownAtEnd(page: Page) {
  const reachEnd = async () => {
    await scrollTo(page, 100)
    return isShown(page)
  }
  await expect.poll(reachEnd).toBe(true)
}

/** Waits until the page has seen to what has just happened. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

async function isShown(page: Page): Promise<boolean> {
  const { right } = await boxOf(page)
  return right >= 0
}

/** Its distances from the edges of the window, and its size. */
async function boxOf(page: Page) {
  return button(page).evaluate((element) => {
    const { right, bottom, width, height } = element.getBoundingClientRect()
    return { right: document.documentElement.clientWidth - right, bottom: innerHeight - bottom, width, height }
  })
}

/** What the button covers of everything that can be pressed. */
async function covered(page: Page): Promise<string[]> {
  return button(page).evaluate((element) => {
    const own = element.getBoundingClientRect()
    const others = document.querySelectorAll('a, button, input, select, textarea, summary, label, [role=slider]')
    return [...others].flatMap((other) => {
      if (other === element || !other.checkVisibility({ contentVisibilityAuto: true })) return []
      const box = other.getBoundingClientRect()
      const isApart = box.right <= own.left || own.right <= box.left || box.bottom <= own.top || own.bottom <= box.top
      return isApart ? [] : [other.outerHTML.slice(0, 120)]
    })
  })
}
