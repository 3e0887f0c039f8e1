import type { Page } from '@playwright/test'

import { expect, test } from './support/test'
import { untilIdle } from './support/visits'

const hero = (page: Page) => page.locator('#home figure').first()
const demo = (page: Page) => page.locator('#home figure').last()
const thermal = (page: Page) => page.locator('figure').filter({ hasText: /Simulation/ }) // the label on the picture, even if the video fails
const isPlaying = (page: Page) =>
  hero(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0)

test('the video behind the heading plays automatically, silently, and can be paused', async ({ page }) => {
  await page.goto('/sales')
  await expect.poll(() => isPlaying(page)).toBe(true)
  expect(
    await hero(page)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => [video.muted, video.loop]),
  ).toEqual([true, true])
  await hero(page)
    .getByRole('button', { name: /^Pause:/ })
    .click()
  await expect.poll(() => isPlaying(page)).toBe(false)
  await expect(page.locator('main svg.turn-now-and-then')).toHaveCSS('animation-play-state', 'paused')
  await hero(page)
    .getByRole('button', { name: /^Play:/ })
    .click()
  await expect.poll(() => isPlaying(page)).toBe(true)
})

test('every film has a button for its sound, which says that a silent one has none', async ({ page }) => {
  await page.goto('/sales')
  for (const film of [hero(page), demo(page), thermal(page)]) {
    const sound = film.getByRole('button', { name: /^Unmute:/ })
    await expect(sound).toBeDisabled()
    await expect(sound).toHaveAccessibleDescription('This film has no sound')
    await expect(film.getByText('This film has no sound', { exact: true })).toBeVisible()
  }
})

test('a film with sound is muted until the visitor turns the sound on, and again if they turn it off', async ({
  page,
}) => {
  await page.goto('/styleguide/films')
  const film = page.locator('figure').filter({ has: page.getByRole('button', { name: /mute:/i, disabled: false }) })
  const isMuted = () => film.locator('video').evaluate((video: HTMLVideoElement) => video.muted)
  await expect(film).not.toContainText('This film has no sound')
  expect(await isMuted()).toBe(true)
  await film.getByRole('button', { name: /^Unmute:/ }).click()
  expect(await isMuted()).toBe(false)
  await film.getByRole('button', { name: /^Mute:/ }).click()
  expect(await isMuted()).toBe(true)
})

test('it pauses out of view and resumes in view', async ({ page }) => {
  await page.goto('/sales')
  await expect.poll(() => isPlaying(page)).toBe(true)
  await page.locator('#case-study').scrollIntoViewIfNeeded()
  await expect.poll(() => isPlaying(page)).toBe(false)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => isPlaying(page)).toBe(true)
})

test('one that has ended after resuming does not restart by itself', async ({ page }) => {
  await page.goto('/sales')
  const film = demo(page).locator('video')
  await film.scrollIntoViewIfNeeded()
  await demo(page)
    .getByRole('button', { name: /^Play:/ })
    .click()
  const isOn = () => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0)
  const away = () => page.locator('#case-study').scrollIntoViewIfNeeded()
  await expect.poll(isOn).toBe(true)
  await away()
  await expect.poll(isOn).toBe(false)
  await film.scrollIntoViewIfNeeded()
  await expect.poll(isOn).toBe(true)

  await film.evaluate((video: HTMLVideoElement) => (video.currentTime = video.duration))
  await expect(demo(page).getByRole('button', { name: /^Play:/ })).toBeVisible()
  await away()
  await expect(film).not.toBeInViewport()
  await film.scrollIntoViewIfNeeded()
  await expect(film).toBeInViewport({ ratio: 0.9 })
  expect(await film.evaluate((video: HTMLVideoElement) => [video.paused, video.ended])).toEqual([true, true])
})

test.describe('nothing plays automatically', () => {
  const wishes: Record<string, (page: Page) => Promise<unknown>> = {
    'with less motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    'in data-saving mode': (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  }
  for (const [when, wish] of Object.entries(wishes)) {
    test(when, async ({ page }) => {
      await wish(page)
      const films: string[] = []
      page.on('request', (request) => request.resourceType() === 'media' && films.push(request.url()))
      await page.goto('/sales')
      await untilIdle(page)
      await expect(hero(page).getByRole('button', { name: /^Play:/ })).toBeVisible()
      expect(films).toEqual([])
    })
  }

  test('the thermal video waits for the play button', async ({ page }) => {
    await page.goto('/sales')
    await thermal(page).scrollIntoViewIfNeeded()
    await thermal(page)
      .getByRole('button', { name: /^Play:/ })
      .click()
    await expect(thermal(page).getByRole('button', { name: /^Pause:/ })).toBeVisible()
  })
})

test('a video that cannot be loaded keeps its poster, says so and shows its transcript', async ({ page }) => {
  await page.route(/\.(webm|mp4)$/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/sales')
  const figure = thermal(page)
  await figure.scrollIntoViewIfNeeded()
  const notice = figure.getByRole('status')
  await expect(notice).toBeEmpty()
  await figure.getByRole('button', { name: /^Play:/ }).click()
  await expect(notice).toContainText('This film can’t be shown just now.')
  await expect(notice).toBeFocused()
  await expect(notice.getByRole('link', { name: 'Open the still' })).toHaveAttribute('href', /\/api\/media\/file\//)
  await expect(figure.getByRole('img')).toBeVisible()
  await expect(figure.locator('video')).toHaveCount(0)
})
