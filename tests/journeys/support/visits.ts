import type { Page } from '@playwright/test'

/** For `test.use`: somebody who has never been here, and so has not answered the cookie notice. */
export const FIRST_VISIT = { storageState: { cookies: [], origins: [] } }

/** Opens a page and waits until its scripts have taken over: only then is Sparky a button. */
export async function arrive(page: Page, path: string) {
  await page.goto(path)
  await takenOver(page)
}

/** The scripts have taken over. */
export async function takenOver(page: Page) {
  await page.getByRole('button', { name: 'Sparky, our phone assistant' }).waitFor({ state: 'attached' })
}

/** What was asked for so far has come, and been drawn. */
export async function settled(page: Page) {
  const answers = await Promise.all((await page.requests()).map((request) => request.response()))
  await Promise.all(answers.map((answer) => answer?.finished()))
  await page.evaluate(() => document.body.offsetHeight)
}

/** The pointer leaves the window through its top. */
export async function leaveThroughTop(page: Page) {
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })))
}

/** Scrolls to this part of the way down the page, as a percentage. */
export async function scrollTo(page: Page, percent: number) {
  await page.evaluate(
    (share) =>
      window.scrollTo({
        top: Math.ceil(((document.documentElement.scrollHeight - innerHeight) * share) / 100),
        behavior: 'instant',
      }),
    percent,
  )
}

/** Scrolls until the hero has just left the window. */
export async function scrollPastHero(page: Page) {
  await page.evaluate(() => {
    const hero = document.querySelector('[data-hero]')
    if (hero) window.scrollTo({ top: window.scrollY + hero.getBoundingClientRect().bottom + 1, behavior: 'instant' })
  })
}

/** Every script that the page asks for from now on is lost. */
export async function loseScripts(page: Page) {
  await page.route('**/_next/static/**/*.js*', (route) => route.abort())
}
