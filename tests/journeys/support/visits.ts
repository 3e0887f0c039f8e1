import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** For `test.use`: a first-time visitor, who has not answered the cookie notice. */
export const FIRST_VISIT = { isFirstVisit: true }

/** Opens a page and waits until it is hydrated: only then is Sparky a button. */
export async function arrive(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
}

/** Waits until the page is hydrated. */
export async function untilHydrated(page: Page) {
  await page.getByRole('button', { name: 'Sparky, our phone assistant' }).waitFor({ state: 'attached' })
}

/** Waits until React has hydrated these elements: clicks reach their handlers, and no longer follow a link underneath. */
export async function hydrated(elements: Locator) {
  const haveProps = (nodes: Element[]) =>
    nodes.length > 0 && nodes.every((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')))
  await expect.poll(() => elements.evaluateAll(haveProps)).toBe(true)
}

/**
 * Focuses the first field of a page form and waits until its script has taken over: submitting then no longer leaves
 * the page. In a form, only the script listens to changes.
 */
export async function focusUntilFormScript(form: Locator) {
  await form.getByRole('textbox').first().focus()
  await untilFormScript(form)
}

/** Waits until the script of a form has taken over, where it loads without a focus. */
export async function untilFormScript(form: Locator) {
  const listens = (node: Element) =>
    Object.entries(node).some(([key, props]) => key.startsWith('__reactProps$') && 'onChange' in Object(props))
  await expect.poll(() => form.evaluate(listens)).toBe(true)
}

/** Of a request that Chromium says no more about: it was made by a page that the visitor has left. */
const FORGOTTEN_AFTER_MS = 10_000

/** Waits until pending requests have completed, and their results are rendered. */
export async function untilSettled(page: Page) {
  const ended = async (request: Request) => (await request.response())?.finished()
  const forgotten = new Promise((resolve) => setTimeout(resolve, FORGOTTEN_AFTER_MS))
  await Promise.race([Promise.all((await page.requests()).map(ended)), forgotten])
  await page.evaluate(() => document.body.offsetHeight)
}

/**
 * Waits until the page is hydrated, all requests have completed, and the idle page makes no more. Scripts wait for the
 * first paint, before which a page that has asked for none of them is idle too.
 */
export async function untilIdle(page: Page) {
  await hydrated(page.locator('body'))
  let count = 0
  page.on('request', () => (count += 1))
  for (let before = -1; count !== before;) {
    before = count
    await untilSettled(page)
    // A headless browser may wait for a frame that it never draws, and is then never idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
  }
}

/** The pages and data that are requested from now on. HEAD requests only warm up the lists of posts, on any page. */
export function watchRequests(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const isForData = ['document', 'fetch', 'xhr'].includes(request.resourceType())
    if (isForData && request.method() !== 'HEAD') sent.push(request.url())
  })
  return sent
}

/** Simulates the pointer leaving the window through its top. */
export async function leaveThroughTop(page: Page) {
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })))
}

/** Scrolls to this percentage of the page. */
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

/** Scrolls until the hero has just left the viewport. */
export async function scrollPastHero(page: Page) {
  await page.evaluate(() => {
    const hero = document.querySelector('[data-hero]')
    if (hero) window.scrollTo({ top: window.scrollY + hero.getBoundingClientRect().bottom + 1, behavior: 'instant' })
  })
}

/** Holds back every script requested from now on, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

/** Makes every script requested from now on fail. */
export async function loseScripts(page: Page) {
  await page.route('**/_next/static/**/*.js*', (route) => route.abort())
}
