import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

import { layOutAll } from './lay-out-all'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No fault that axe can find in what the page shows now, and nothing that makes it scroll sideways. */
export async function expectAccessible(page: Page) {
  await expectNoFaults(page)
  await expectNoSidewaysScroll(page)
}

/** No fault that axe can find in what the page shows now, or in the part of it that `within` selects. */
export async function expectNoFaults(page: Page, within = 'html') {
  await layOutAll(page)
  const { violations } = await new AxeBuilder({ page }).include(within).withTags(RULES).analyze()
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
  )
  expect.soft(faults, page.url()).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `px that ${page.url()} is too wide`).toBe(0)
}
