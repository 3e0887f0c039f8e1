import { expect, type Page } from '@playwright/test'

import { arrive, leaveThroughTop, scrollTo, untilSettled } from './visits'

export const sparkyButton = (page: Page) => page.getByRole('button', { name: 'Sparky, our phone assistant' })

/** Walks down and up a page: on the way down the button is aside, and it never covers a control. */
export async function expectAsideWhileScrolled(page: Page, path: string) {
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
}

/** Opens and closes the popup of the homepage, which would otherwise open on the way down. */
export async function closePopup(page: Page) {
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
export async function expectShownAtEnd(page: Page) {
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

export async function isShown(page: Page): Promise<boolean> {
  const { right } = await boxOf(page)
  return right >= 0
}

/** Its distances from the edges of the window, and its size. */
export async function boxOf(page: Page) {
  return sparkyButton(page).evaluate((element) => {
    const { right, bottom, width, height } = element.getBoundingClientRect()
    return { right: document.documentElement.clientWidth - right, bottom: innerHeight - bottom, width, height }
  })
}

/** What the button covers of everything that can be pressed. */
async function covered(page: Page): Promise<string[]> {
  return sparkyButton(page).evaluate((element) => {
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
