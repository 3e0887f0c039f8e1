import type { Locator, Page } from '@playwright/test'

import { expectNoSidewaysScroll } from './support/axe'
import { expect, test } from './support/test'
import { arrive } from './support/visits'

/** Drags the element by this many pixels with a finger. */
async function dragByTouch(page: Page, handle: Locator, { x, y }: { x: number; y: number }) {
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle is not visible')
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (const share of [0.5, 1])
    await cdp.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from.x + share * x, y: from.y + share * y }],
    })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await cdp.detach()
}

test('three rooms are drawn, wired and shared by touch', async ({ page }) => {
  await arrive(page, '/system-designer')
  const rooms = page.locator('#rooms')
  const plan = page.locator('#plan')
  const circuits = page.locator('#totals').getByRole('list').filter({ hasText: 'on the plan' }).getByRole('listitem')
  await page.getByLabel('Length, m').fill('5')
  await page.getByLabel('Width, m').fill('4')
  await page.getByRole('button', { name: 'Draw this room' }).tap()
  for (const name of ['Study', 'Nursery']) {
    await rooms.getByRole('button', { name: 'Add a room' }).tap()
    await rooms.getByLabel('Name', { exact: true }).fill(name)
    await rooms.getByLabel('Name', { exact: true }).press('Enter')
  }
  await expect(rooms.getByRole('listitem')).toHaveCount(3)

  await test.step('a corner follows the finger, and the page stays where it is', async () => {
    const length = rooms.getByLabel('Length, m')
    await expect(length).toHaveValue('4.00')
    await dragByTouch(page, plan.getByRole('button', { name: 'Corner 3 of Nursery' }), { x: -40, y: 0 })
    await expect(length).not.toHaveValue('4.00')
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(length).toHaveValue('4.00')
  })

  await test.step('a tap on the plan selects a room, and its circuits are split', async () => {
    await page.getByLabel('Only the selected room').tap()
    const name = plan.getByRole('group', { name: 'Plan' }).getByText(/^Living room/)
    await name.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const drawn = await name.boundingBox()
    if (!drawn) throw new Error('no room')
    await page.touchscreen.tap(drawn.x + drawn.width / 2, drawn.y + drawn.height / 2)
    await expect(rooms.getByLabel('Name', { exact: true })).toHaveValue('Living room')
    const before = await circuits.count()
    await rooms.getByLabel('Circuits').selectOption('Split over 2')
    await expect(circuits).toHaveCount(before + 1)
    await expect(circuits.filter({ hasText: 'Living room' })).toHaveCount(2)
    await expectNoSidewaysScroll(page)
  })

  await page.getByRole('button', { name: 'Save and share' }).tap()
  await expect(page.getByRole('region', { name: 'Links' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Rooms and panels' }).getByRole('row')).toHaveCount(4)
  await expect(page.getByText('Circuits by choice: Living room over 2.')).toBeVisible()
})
