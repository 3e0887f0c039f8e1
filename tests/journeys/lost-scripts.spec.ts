import type { Page } from '@playwright/test'

import { expect, test } from './support/test'
import { loseScripts, untilIdle } from './support/visits'

const NOTICE = /^We couldn’t work that out just now\. .*Please try again, or press /

type Tool = {
  path: string
  change: (page: Page) => Promise<unknown>
  send: (page: Page) => ReturnType<Page['locator']>
}

const TOOLS: readonly Tool[] = [
  {
    path: '/calculator/quick',
    change: (page) => page.getByLabel('Floor area, m²').fill('93'),
    send: (page) => page.locator('#calculator-result'),
  },
  {
    path: '/configure',
    change: (page) => page.getByRole('radiogroup', { name: 'What to heat' }).getByText('Two rooms').click(),
    send: (page) => page.locator('#configuration-quote'),
  },
]

for (const { path, change, send } of TOOLS)
  test(`${path} offers no result of earlier answers when the calculation cannot be loaded`, async ({ page }) => {
    await page.goto(path)
    await untilIdle(page)
    await expect(send(page)).toBeVisible()
    await loseScripts(page)
    await change(page)
    await expect(page.locator('main').getByRole('alert').filter({ hasText: NOTICE })).toBeVisible()
    await expect(send(page)).toBeHidden()
    await page.unroute('**/_next/static/**/*.js*')
    await page.getByLabel('Heating now').selectOption({ index: 2 })
    await expect(page.getByText(NOTICE)).toHaveCount(0)
    await expect(send(page)).toBeVisible()
  })

test('/sales shows no figures for earlier answers when the calculation cannot be loaded', async ({ page }) => {
  await page.goto('/sales')
  await untilIdle(page)
  await loseScripts(page)
  await page.getByLabel('Floor area, m²').fill('93')
  const estimate = page.locator('#cost-calculator')
  await expect(estimate.getByRole('alert')).toHaveText(NOTICE)
  await expect(estimate).not.toContainText('11 panels')
})

test('the professional calculator stays when the parts of a room cannot be loaded', async ({ page }) => {
  await page.goto('/calculator/professional')
  await untilIdle(page)
  await page
    .getByRole('button', { name: /^Parts/ })
    .first()
    .waitFor()
  await loseScripts(page)
  await page
    .getByRole('button', { name: /^Parts/ })
    .first()
    .click()
  await expect(page.getByText('couldn’t be loaded. What you entered is kept.')).toBeVisible()
  await page.unroute('**/_next/static/**/*.js*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
