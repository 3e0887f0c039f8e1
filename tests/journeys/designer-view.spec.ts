import { expectAccessible } from './support/axe'
import { drawRoom, handle, lengthOf, plan, rooms, show } from './support/designer'
import { expect, test } from './support/test'

test('the rooms are turned in three dimensions, with and without panels, and shared as a picture', async ({ page }) => {
  await drawRoom(page)
  const solid = page.getByRole('img', { name: /^Rooms in three dimensions: Bedroom, \d+ panels? on the ceiling, \+/ })
  const isLoaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)
  const before = await isLoaded()
  await plan(page).getByRole('button', { name: '3D' }).click()
  await expect(solid).toBeVisible()
  expect(await isLoaded()).toBeGreaterThan(before)
  const picture = async () => Buffer.from(await solid.screenshot()).toString('base64')

  await test.step('by keys and buttons', async () => {
    const first = await picture()
    await page.getByRole('group', { name: /^Rooms in three dimensions/ }).press('ArrowLeft')
    const turned = await picture()
    expect(turned).not.toBe(first)
    await page.getByRole('button', { name: 'Turn to the right' }).click()
    await page.getByRole('button', { name: 'Closer' }).click()
    expect(await picture()).not.toBe(turned)
    await expectAccessible(page, '#plan')
  })

  await test.step('before and after', async () => {
    await page.getByRole('combobox', { name: 'Panels', exact: true }).selectOption('Without')
    const without = page.getByRole('img', {
      name: /^Rooms in three dimensions: Bedroom, 0 panels on the ceiling, 0\.0\sK/,
    })
    await expect(without).toBeVisible()
    await page.getByLabel('Warmth at').selectOption('Floor')
    await expect(page.getByRole('img', { name: /0\.1\sm above the floor\.$/ })).toBeVisible()
  })

  await test.step('a lost graphics card leaves a still picture', async () => {
    await page.locator('.drawing-solid canvas').evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
    })
    await expect(plan(page).getByRole('img', { name: /^Seen from above and one side: Bedroom/ })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(solid).toBeVisible()
  })

  await page.goBack()
  await expect(solid).toHaveCount(0)
  await expect(handle(page, /^Corner 3 of/)).toBeVisible()
  await show(page, 'Totals')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share a picture (PNG)' }).click()
  expect((await download).suggestedFilename()).toBe('powerboard-design.png')
})

test('without WebGL the rooms are a still picture', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null })
  })
  await drawRoom(page)
  await plan(page).getByRole('button', { name: '3D' }).click()
  await expect(plan(page).getByText(/^This device can’t turn the rooms now/)).toBeVisible()
  await expect(plan(page).getByRole('img', { name: /^Seen from above and one side: Bedroom/ })).toBeVisible()
})

test('what is for paper is drawn when the page is printed, and the section once it is in sight', async ({ page }) => {
  await drawRoom(page)
  const section = page.getByRole('img', { name: /^Section through Bedroom/ })
  const fromAbove = page.locator('svg[aria-label^="Seen from above"]')
  const says = (event: string) => page.evaluate((name) => dispatchEvent(new Event(name)), event)
  const setLength = async (metres: string) => {
    await lengthOf(page).fill(metres)
    await lengthOf(page).press('Enter')
    await expect(page.locator('.drawing-totals')).not.toContainText('Working out')
  }
  const five = (await section.getAttribute('viewBox')) ?? ''
  await setLength('6')
  await expect(section).toHaveAttribute('viewBox', five)
  await expect(fromAbove).toHaveCount(0)
  await says('beforeprint')
  await expect(fromAbove).toHaveCount(1)
  await expect(section).not.toHaveAttribute('viewBox', five)
  await says('afterprint')
  await expect(fromAbove).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(fromAbove).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(fromAbove).toHaveCount(0)

  await setLength('5')
  await expect(section).not.toHaveAttribute('viewBox', five)
  await section.scrollIntoViewIfNeeded()
  await expect(section).toHaveAttribute('viewBox', five)
})

test('the guide explains the plan once, and hints appear once', async ({ page }) => {
  await drawRoom(page)
  const guide = page.getByRole('region', { name: 'Guide' })
  for (const place of ['1 of 4', '2 of 4', '3 of 4']) {
    await expect(guide).toContainText(place)
    await guide.getByRole('button', { name: 'Next' }).press('Enter')
  }
  await guide.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(guide).toHaveCount(0)
  const hint = rooms(page).getByText(/^Drag the wall itself/)
  await handle(page, /^Wall 2 of/).press('Enter')
  await expect(hint).toBeVisible()
  await rooms(page).getByRole('button', { name: 'Got it' }).click()
  await expect(hint).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: /^\d+ panels?, £/ })).toBeVisible()
  await handle(page, /^Wall 2 of/).press('Enter')
  await expect(rooms(page).getByText('Wall 2', { exact: false }).first()).toBeVisible()
  await expect(hint).toHaveCount(0)
  await expect(guide).toHaveCount(0)
  await show(page, 'View')
  await rooms(page).getByRole('button', { name: 'Show the guide again' }).click()
  await expect(guide).toContainText('1 of 4')
  await guide.getByRole('button', { name: 'Skip' }).click()
  await expect(guide).toHaveCount(0)
  const licences = rooms(page).getByRole('link', { name: 'Licences of the libraries used here' })
  const answer = await page.request.get((await licences.getAttribute('href')) ?? '')
  expect(await answer.text()).toMatch(/^three \d.+, MIT$/m)
})
