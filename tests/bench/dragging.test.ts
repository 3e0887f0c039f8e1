import { existsSync } from 'node:fs'

import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { untilHealthy } from '../../scripts/lib/stack.mjs'
import { siteProcess } from '../fixtures/site-process'
import { figureTable, ms } from './figures'

const SLOWED = 4
const MOVES = 40

/** No task while dragging may be longer, and no press may wait longer for the next frame. */
const GOALS = { taskMs: 50, interactionMs: 200 }

const trial = inject('trial')
const figures = figureTable()
const origin = `http://127.0.0.1:${trial.env.PORT}`
const site = siteProcess({ name: 'serve', env: trial.env })
const SHELL = '/usr/bin/chromium-headless-shell'

let browser: Browser
beforeAll(async () => {
  site.start()
  await untilHealthy(origin)
  const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium')
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}, 120_000)
afterAll(async () => {
  figures.print()
  await browser.close()
  await site.end('SIGKILL')
})

/** A typical house with its heat and panels calculated, on a processor that is slowed down from then on. */
async function drawnHouse(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${origin}/system-designer`)
  await page.getByRole('button', { name: /semi/i }).first().click()
  await page.getByRole('button', { name: /^\d+ panels?, £/ }).waitFor({ timeout: 90_000 })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  return page
}

type Watched = { tasks: number[]; interactions: number[] }

/** Notes long tasks and slow interactions from now on. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const watched: Watched = { tasks: [], interactions: [] }
    Object.assign(window, { watched })
    new PerformanceObserver((list) => watched.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
      { type: 'longtask' },
    )
    new PerformanceObserver((list) =>
      watched.interactions.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
const watchedIn = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched)
const frame = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))

/** Drags a handle back and forth, a move a frame; returns the long tasks meanwhile and the longest interaction. */
async function drag(page: Page, name: RegExp): Promise<Watched> {
  const handle = page.locator('#plan').getByRole('button', { name }).first()
  await handle.focus()
  const box = await handle.boundingBox()
  if (!box) throw new Error(`no ${String(name)}`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await watch(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let move = 1; move <= MOVES; move += 1) {
    await page.mouse.move(x + 20 * Math.sin(move / 4), y + 20 * Math.sin(move / 4))
    await frame(page)
  }
  await page.mouse.up()
  await frame(page)
  await frame(page)
  return watchedIn(page)
}

test.each([
  ['a wall', /^Wall 2 of/],
  ['a room', /: move the whole room$/],
  ['a panel', /^Panel 1 of/],
])('dragging %s of a house on a slow phone', async (what, name) => {
  const page = await drawnHouse()
  const { tasks, interactions } = await drag(page, name)
  const [task, interaction] = [Math.max(0, ...tasks), Math.max(0, ...interactions)]
  figures.add(
    `Longest task while ${what} is dragged, processor slowed ${SLOWED} times; ${tasks.length} long`,
    task === 0 ? 'under 50 ms' : ms(task),
    `at most ${GOALS.taskMs} ms`,
  )
  figures.add(
    `Slowest press, move or release of ${what} up to the next frame`,
    ms(interaction),
    `at most ${GOALS.interactionMs} ms`,
  )
  await page.close()
  expect(interaction).toBeLessThanOrEqual(GOALS.interactionMs)
  expect(task).toBeLessThanOrEqual(GOALS.taskMs)
})

test('typing the length of a room on a slow phone', async () => {
  const page = await drawnHouse()
  await page.getByRole('group', { name: 'Parts of the design' }).getByRole('button', { name: 'Edit' }).click()
  const length = page.locator('.drawing-views').getByLabel('Length, m', { exact: true })
  await length.selectText()
  await watch(page)
  await page.keyboard.type('4.35')
  await page.keyboard.press('Enter')
  await frame(page)
  await frame(page)
  const interaction = Math.max(0, ...(await watchedIn(page)).interactions)
  figures.add(
    'Slowest key while a length is typed and entered, up to the next frame',
    ms(interaction),
    `at most ${GOALS.interactionMs} ms`,
  )
  await page.close()
  expect(interaction).toBeLessThanOrEqual(GOALS.interactionMs)
})
