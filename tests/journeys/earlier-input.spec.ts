import type { Page } from '@playwright/test'

import { expect, test } from './support/test'
import { holdScripts } from './support/visits'

type Tool = { path: string; change: (page: Page) => Promise<unknown>; result: (page: Page) => Promise<void> }

const TOOLS: readonly Tool[] = [
  {
    path: '/',
    change: (page) => page.getByLabel('Nearest city').selectOption('Plymouth'),
    result: (page) => expect(page.getByText(/near Plymouth/).first()).toBeVisible(),
  },
  {
    path: '/sales',
    change: (page) => page.getByLabel('Floor area, m²').fill('2000'),
    result: (page) => expect(page.getByText('Please enter a floor area between 5 and 1,000')).toBeVisible(),
  },
  {
    path: '/calculator/quick',
    change: (page) => page.getByLabel('Floor area, m²').fill('93'),
    result: (page) => expect(page).toHaveURL(/area=93/),
  },
  {
    path: '/configure',
    change: (page) => page.getByRole('radiogroup', { name: 'What to heat' }).getByText('Two rooms').click(),
    result: (page) => expect(page).toHaveURL(/installationType=two-rooms/),
  },
]

for (const { path, change, result } of TOOLS)
  test(`${path} applies what a visitor changed before its script loaded`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await change(page)
    release()
    await result(page)
  })
