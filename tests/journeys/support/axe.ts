import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

import { layOutAll } from './lay-out-all'
import { SIZES } from './sizes'

/** A bar that stays in view covers part of a control until it is scrolled; axe takes the rest as its target. */
const BARS_IN_PLACE = '.sticky, #quote-bar { position: static !important }'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects no axe violations in the current page, or in the element selected by `within`, and no horizontal scrolling.
 * Overlays are checked separately, because sweep.spec.ts checks every page.
 */
export async function expectAccessible(page: Page, within?: string) {
  await expectNoViolations(page, within)
  await expectNoSidewaysScroll(page)
}

/** Checks the page on a phone and a desktop. It keeps the size of the desktop. */
export async function expectAccessibleAtEachSize(page: Page, within: string) {
  for (const size of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(size)
    await expectAccessible(page, within)
  }
}

/** Expects no axe violations in the current page, or in the element selected by `within`. */
export async function expectNoViolations(page: Page, within = 'html') {
  await page.waitForLoadState() // a page that a click led to may not have its styles yet
  await layOutAll(page)
  await page.addStyleTag({ content: BARS_IN_PLACE })
  await endTransitions(page)
  const axe = new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
  const { violations } = await axe.setLegacyMode().analyze() // otherwise it opens a page for every run
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
  )
  expect.soft(faults, page.url()).toEqual([])
}

/** Ends what is fading in, as half-transparent text lacks contrast. The banner, which never ends, keeps moving. */
async function endTransitions(page: Page) {
  await page.evaluate(() => {
    const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline && ends(animation)) animation.finish()
  })
}

export async function expectNoSidewaysScroll(page: Page) {
  await page.waitForLoadState()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `px that ${page.url()} is too wide`).toBe(0)
}
