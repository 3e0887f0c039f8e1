import type { Page } from '@playwright/test'

import { pitchOf } from '@/lib/domain/text/pitch'

import { expectNoSidewaysScroll } from './support/axe'
import { expect, test } from './support/test'
import { textShown } from './support/text-shown'

const ANCHORS = ['home', 'uk-regulations', 'cost-calculator', 'products', 'case-study']
const TARGETS = {
  'Get Expert Quote': '/contact',
  'Get Installation Quote': '/contact',
  'Calculate Savings': '/calculator',
  'View More Photos & Specifications': '/technical-specs',
  'Design Your System': '/system-designer',
  'Apply as Distributor': '/partners',
  'Apply as Installer': '/partners',
}

for (const path of ['/sales', '/sales-landing']) {
  test(`${path} has every anchor, and its links go where they say`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const id of ANCHORS) await expect(page.locator(`#${id}`)).toHaveCount(1)
    const main = page.getByRole('main')
    for (const [name, href] of Object.entries(TARGETS))
      await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href)
    await expect(main.getByRole('link', { name: '01632 960 123' }).first()).toHaveAttribute('href', 'tel:+441632960123')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    await expectNoSidewaysScroll(page)
  })
}

test('the sales page stands alone, the landing page is inside the main layout', async ({ page }) => {
  await page.goto('/sales')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByText('Registered in England and Wales')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })).toBeVisible()
  await page.goto('/sales-landing')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('shows its words, corrections, Sparky and its case study', async ({ page }) => {
  await page.goto('/sales')
  await test.step('it argues for panels in at most 900 words, with no figure of a review without its line', async () => {
    const pitch = pitchOf(await page.getByRole('main').evaluate(textShown))
    test.info().annotations.push({ type: 'pitch', description: JSON.stringify(pitch) })
    expect(pitch.words).toBeLessThanOrEqual(900)
    expect(pitch.for).toBeGreaterThanOrEqual(8)
    expect(pitch.against).toBeLessThanOrEqual(8)
    expect(pitch.qualifiers).toBeLessThanOrEqual(10)
    expect(pitch.untilPrice).toBeLessThanOrEqual(45)
    expect(pitch.untilAction).toBeLessThanOrEqual(120)
    const rating = page.locator('#home dl > div').filter({ hasText: '4.9/5 from 500+ reviews' })
    await expect(rating).toContainText('Published by us; evidence not on file yet.')
  })
  await test.step('a wrong claim is presented as hearsay, with its correction', async () => {
    const heard = page.getByRole('heading', { name: 'What you may have heard' }).locator('..')
    await expect(heard).toContainText('2025 gas boiler ban for new homes')
    await expect(heard).toContainText('There was no such ban.')
    await expect(page.getByText('2025 gas boiler ban')).toHaveCount(
      await heard.getByText('2025 gas boiler ban').count(),
    )
  })
  await test.step('the full case study is a PDF', async () => {
    const link = page.getByRole('link', { name: 'Download Full Case Study' })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('powerboard-stone-barn-conversion.pdf')
    const response = await page.request.get((await link.getAttribute('href')) ?? '')
    expect([
      response.status(),
      response.headers()['content-type'],
      (await response.body()).subarray(0, 5).toString(),
    ]).toEqual([200, 'application/pdf', '%PDF-'])
  })
  await test.step('Sparky turns once in the last 0.6 s of 3 s, unless reduced motion is preferred', async () => {
    const face = page.locator('main svg.turn-now-and-then')
    await expect(face).toHaveCSS('animation-duration', '3s')
    await expect(face).toHaveCSS('animation-iteration-count', 'infinite')
    const turns = await face.evaluate((svg) => {
      const [animation] = svg.getAnimations()
      if (!animation) throw new Error('it does not move')
      return [2_400, 2_550, 2_700, 2_850].map((ms) => {
        animation.currentTime = ms
        return getComputedStyle(svg).rotate
      })
    })
    expect(turns).toEqual(['0deg', '90deg', '180deg', '270deg'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(face).toHaveCSS('animation-duration', '0s')
  })
})

test.describe('the counters', () => {
  const figures = (page: Page) => page.locator('#home dd .count-up > :first-child')
  const meters = (page: Page) => page.locator('#home dd [data-to]')

  test('announce their final figure from the start', async ({ page }) => {
    await page.goto('/sales', { waitUntil: 'commit' })
    await expect(figures(page)).toHaveText(['2,850', '99%', '5,000'])
  })

  test('count up from zero, one after the other, once they are in view', async ({ page }) => {
    await page.goto('/sales')
    const states = () => meters(page).evaluateAll((all) => all.map((meter) => meter.getAnimations()[0]?.playState))
    await expect.poll(states).toEqual(['paused', 'paused', 'paused'])
    await meters(page).first().scrollIntoViewIfNeeded()
    await expect.poll(states).not.toContain('paused')
    const values = await meters(page).evaluateAll((all) =>
      all.map((meter) => {
        const [animation] = meter.getAnimations()
        if (!animation) throw new Error('it does not move')
        const at = (ms: number) => {
          animation.currentTime = ms
          return Number(getComputedStyle(meter).getPropertyValue('--count'))
        }
        const { delay = 0, duration } = animation.effect?.getTiming() ?? {}
        return {
          delay,
          before: at(delay - 1),
          during: at(delay + Number(duration) / 4),
          after: at(delay + Number(duration)),
        }
      }),
    )
    expect(values.map(({ delay }) => delay)).toEqual([500, 1_000, 1_500])
    expect(values.map(({ before }) => before)).toEqual([0, 0, 0])
    expect(values.map(({ after }) => after)).toEqual([2850, 99, 5000])
    for (const { during, after } of values) {
      expect(during).toBeGreaterThan(0)
      expect(during).toBeLessThan(after)
    }
  })

  test('stay still with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/sales')
    for (const meter of await meters(page).all()) await expect(meter).toBeHidden()
    await expect(figures(page).first()).toHaveCSS('opacity', '1')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('figures are final, and videos have the browser’s own controls', async ({ page }) => {
    await page.goto('/sales')
    await expect(page.locator('#home dd .count-up > :first-child')).toHaveText(['2,850', '99%', '5,000'])
    await expect(page.locator('#home dd .count-up > :first-child').first()).toHaveCSS('opacity', '1')
    await expect(page.locator('video[controls]')).toHaveCount(3)
    await expect(page.getByRole('button', { name: /^(Play|Pause):/ })).toHaveCount(0)
  })
})

test('the thank-you pages say when we call if something was sent, and are not indexed', async ({ page }) => {
  for (const path of ['/sales/thank-you', '/business/thank-you']) {
    await page.goto(`${path}?reference=PB-7K3M-Q9TX`)
    await expect(page.getByText('PB-7K3M-Q9TX')).toBeVisible()
    await expect(page.getByText(/call you by \S+/)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    for (const query of ['', '?reference=<b>anything</b>', '?slot=2026-11-30T10:00Z&kind=installer']) {
      await page.goto(`${path}${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to confirm.')
      await expect(page.getByText(/will call you|Your reference|booked/)).toHaveCount(0)
    }
  }
})
