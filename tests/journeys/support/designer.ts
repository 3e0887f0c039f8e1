import type { Page } from '@playwright/test'

import { expect } from './test'
import { arrive } from './visits'

export const PATH = '/system-designer'
export const rooms = (page: Page) => page.locator('.drawing-views')
export const plan = (page: Page) => page.locator('#plan')
export const totals = (page: Page) => page.locator('#totals')
/** Shows one part of the panel, which is a sheet on a phone. */
export const show = (page: Page, part: 'Edit' | 'Rooms' | 'Home' | 'View' | 'Totals') =>
  page.getByRole('group', { name: 'Parts of the design' }).getByRole('button', { name: part }).click()
export const handle = (page: Page, name: string | RegExp) => plan(page).getByRole('button', { name })
/** Of the room; each wall has a length too. */
export const lengthOf = (page: Page) => rooms(page).getByLabel('Length, m', { exact: true })

/** A room of 5 by 4 metres, from two measurements. */
export async function drawRoom(page: Page) {
  await arrive(page, PATH)
  await page.locator('#design-kind').selectOption('Bedroom')
  await page.getByLabel('Length, m').fill('5')
  await page.getByLabel('Width, m').fill('4')
  await page.getByRole('button', { name: 'Draw this room' }).click()
  await expect(page.getByRole('button', { name: /^\d+ panels?, £/ })).toBeVisible()
}
