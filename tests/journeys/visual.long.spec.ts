import { expectNoViolations } from './support/axe'
import { layOutAll } from './support/lay-out-all'
import { hidePictures, holdStill, sectionsOf } from './support/sections'
import { SIZES } from './support/sizes'
import { exampleGroups } from './support/styleguide'
import { expect, test } from './support/test'
import { hydrated } from './support/visits'

/** A Monday morning, when the sales desk is open. */
const NOW = new Date('2026-11-23T10:00:00Z')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Several tests, so that they run in parallel. */
const SHARES = 6

for (let share = 0; share < SHARES; share += 1) {
  test(`every example looks as it did and is accessible: part ${share + 1} of ${SHARES}`, async ({ page }) => {
    test.setTimeout(300_000)
    const groups = await exampleGroups(page)
    for (const path of groups.filter((_, index) => index % SHARES === share)) {
      for (const size of ['desktop', 'phone'] as const) {
        await page.setViewportSize(SIZES[size])
        await page.goto(path) // again, because measurements by scripts do not follow the window
        await hydrated(page.getByRole('main')) // scripts add some fields
        await layOutAll(page)
        await hidePictures(page)
        await expect
          .soft(page)
          .toHaveScreenshot(`example-${path.split('/').at(-1)}-${size}.png`, { fullPage: true, timeout: 60_000 })
      }
      await expectNoViolations(page)
    }
  })
}

/** The sections of a page, from top to bottom. Their pictures are in the style guide, where each is an example. */
const SECTIONS: Record<string, string[]> = {
  '/': [
    'Announcements',
    'Powerboard, home',
    'Warmth from above.',
    'What we promise',
    'It heats what is in its view.',
    'Nothing to look at. That’s the point.',
    'running-cost',
    'customers',
    'where-you-live',
    'app',
    'questions',
    'contact',
    'Quick Links',
  ],
  '/sales': [
    'Powerboard, home',
    'Heat the room you’re in, from the ceiling.',
    'dl',
    'Watch the film, then ask us anything.',
    'a',
    'uk-regulations',
    'cost-calculator',
    'products',
    'An hour of warming up, in seconds.',
    'case-study',
    'Work with us.',
    'Prefer to talk?',
    'footer',
  ],
  '/sales/thank-you?reference=PB-7K3M-Q9TX': ['Powerboard, home', 'Thank you.', 'What happens next', 'footer'],
  '/business/thank-you?reference=PB-7K3M-Q9TX': [
    'Announcements',
    'Powerboard, home',
    'We have your enquiry.',
    'What happens next',
    'Quick Links',
  ],
  '/contact': ['Announcements', 'Powerboard, home', 'Contact us.', 'Prefer to talk?', 'Quick Links'],
  '/quote-request': ['Announcements', 'Powerboard, home', 'Ask for a quote.', 'Prefer to talk?', 'Quick Links'],
  '/nowhere': ['Announcements', 'Powerboard, home', 'Page not found.', 'You may be looking for', 'Quick Links'],
}

for (const [path, sections] of Object.entries(SECTIONS)) {
  test(`${path} has all its sections, on a desktop and a phone`, async ({ page }) => {
    await page.goto(path)
    for (const size of [SIZES.desktop, SIZES.phone]) {
      await page.setViewportSize(size)
      expect.soft(await sectionsOf(page)).toEqual(sections)
    }
  })
}

test('the form of a quote request looks as it did', async ({ page }) => {
  await page.clock.setFixedTime(NOW)
  await page.goto('/quote-request')
  await holdStill(page)
  for (const size of ['desktop', 'phone'] as const) {
    await page.setViewportSize(SIZES[size])
    await expect.soft(page.locator('main > :last-child')).toHaveScreenshot(`quote-request-form-${size}.png`)
  }
})
