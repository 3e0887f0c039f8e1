import type { Page } from '@playwright/test'

import { newColleague, openAdmin, signIn } from './support/admin'
import { exitPopup } from './support/exit-popup'
import { expectPicture } from './support/pictures'
import { openQuoteDialog } from './support/quote-dialog'
import { hidePictures, holdStill, sectionsOf } from './support/sections'
import { SIZES } from './support/sizes'
import { openSparky } from './support/sparky'
import { expect, test } from './support/test'
import { arrive, hydrated, leaveThroughTop } from './support/visits'

/** A Monday morning, when the sales desk is open. */
const NOW = new Date('2026-11-23T10:00:00Z')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A page of each kind whose look matters most. */
const PAGES = {
  home: '/',
  product: '/shop/powerboard-s-225w',
  calculator: '/calculator/professional',
  configurator: '/configure',
  designer: '/system-designer',
  'quote-request': '/quote-request',
  contact: '/contact',
  'blog-post': '/blog/does-infrared-save-money',
  location: '/locations/bath',
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`the page ${name} looks as it did`, async ({ page }) => {
    await page.clock.setFixedTime(NOW)
    for (const size of ['desktop', 'phone'] as const) {
      await page.setViewportSize(SIZES[size])
      // Again, because measurements by scripts do not follow the window.
      expect((await page.goto(path))?.status()).toBe(200)
      await hydrated(page.getByRole('main')) // scripts add some fields
      await holdStill(page)
      await expectPicture(page, `${name}-${size}`)
    }
  })
}

/** The rows, and how many there are: other journeys add to them. */
const ROWS = 'tbody, .page-controls, .collection-list__count, [class*=pagination] { visibility: hidden !important }'

test('the inbox of the sales desk looks as it did', async ({ page, request }) => {
  await signIn(page, await newColleague(request, 'sales'))
  for (const size of ['desktop', 'phone'] as const) {
    await page.setViewportSize(SIZES[size])
    await openAdmin(page, '/admin/collections/leads')
    await page.addStyleTag({ content: ROWS })
    await expectPicture(page.locator('.collection-list'), `inbox-${size}`)
  }
})

/** What opens over a page, the sizes at which its look matters, and how it opens. */
const OVERLAYS = [
  { name: 'quote-dialog', sizes: ['desktop', 'phone'], open: openQuoteDialog },
  { name: 'sparky', sizes: ['phone'], open: openSparky },
  { name: 'exit-popup', sizes: ['desktop'], open: openExitPopup },
  { name: 'menu', sizes: ['phone'], open: openMenu },
] as const

for (const { name, sizes, open } of OVERLAYS)
  for (const size of sizes)
    test(`the overlay ${name} looks as it did on a ${size}`, async ({ page }) => {
      await page.setViewportSize(SIZES[size])
      const overlay = await open(page)
      await hidePictures(page)
      await page.mouse.move(0, 0) // away from any tooltip
      await expectPicture(overlay, `${name}-${size}`)
    })

async function openExitPopup(page: Page) {
  await arrive(page, '/')
  await leaveThroughTop(page)
  await exitPopup(page).waitFor()
  return exitPopup(page)
}

async function openMenu(page: Page) {
  await arrive(page, '/')
  await page.locator('#site-menu > summary').click()
  return page.locator('#site-menu').getByRole('navigation', { name: 'Main' })
}

/** The sections of a page, from top to bottom. Their pictures are in the style guide, where each is an example. */
const SECTIONS: Record<string, string[]> = {
  '/': [
    'Announcements',
    'Powerboard, home',
    'Warmth from above.',
    'Promises',
    'reasons',
    'The heater goes. The wall comes back.',
    'Three steps.',
    'rooms',
    'running-cost',
    'Rooms that pipes never reached.',
    'It warms what it can see.',
    'Nothing to look at. That’s the point.',
    'where-you-live',
    'app',
    'proof',
    'customers',
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
    'reasons',
    'The heater goes. The wall comes back.',
    'Three steps.',
    'rooms',
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
  '/quote-request': ['Announcements', 'Powerboard, home', 'Get a quote.', 'Prefer to talk?', 'Quick Links'],
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
