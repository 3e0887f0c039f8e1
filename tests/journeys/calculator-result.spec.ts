import type { APIRequestContext, Page } from '@playwright/test'

import { ADMIN } from './setup/urls'
import { asUser, leadsOf } from './support/admin'
import { expectAccessible } from './support/axe'
import { expectErrorSummary } from './support/errors'
import { expect, test } from './support/test'
import { FIRST_VISIT, focusUntilFormScript } from './support/visits'

const PATH = '/calculator/quick'
const result = (page: Page) => page.locator('#calculator-result')
const questions = (page: Page) => page.locator('#quick-calculator')
const someone = () => ({ email: `result-${crypto.randomUUID()}@example.com` })

async function recordsOf(request: APIRequestContext, propertySize: number) {
  const params = { 'where[propertySize][equals]': propertySize, 'where[userEmail][exists]': 'false', depth: 0 }
  const { docs } = (await (
    await request.get('/api/calculator-usage', { headers: await asUser(request, ADMIN), params })
  ).json()) as { docs: { sessionId: string; panelsNeeded: number; answeredAfterMs: number }[] }
  return docs
}

test.describe('a visitor who has not decided on cookies', () => {
  test.use(FIRST_VISIT)

  test('leaves an anonymous record, unless opted out', async ({ page, request }) => {
    const area = 30 + Math.round(Math.random() * 9e4) / 100 // unique in this database, and at most 930
    await page.goto(PATH)
    await questions(page).getByLabel('Floor area').fill(String(area))
    await expect(page).toHaveURL(/area=/)
    await page.goto('/calculator')
    await expect
      .poll(() => recordsOf(request, area))
      .toMatchObject([
        {
          sessionId: expect.stringMatching(/^[\w-]{36}$/),
          panelsNeeded: expect.any(Number),
          answeredAfterMs: expect.any(Number),
        },
      ])

    const urls: string[] = []
    page.on('request', (sent) => sent.url().endsWith('/api/calculator-usage') && urls.push(sent.url()))
    await page.goto(PATH)
    await questions(page).getByLabel('Floor area').fill('77')
    await expect(page).toHaveURL(/area=77/)
    await questions(page).getByText('Don’t keep mine').click()
    await page.goto('/calculator')
    expect(urls).toEqual([])
  })
})

test('the result is emailed, with the current answers', async ({ page, request }) => {
  const visitor = someone()
  await page.goto(PATH)
  await questions(page).getByLabel('Postcode').fill('SN10 1AA')
  await questions(page).getByLabel('Heating now').selectOption('Electric panel heaters')
  await expect(page).toHaveURL(/heating=panel-heaters/)
  await focusUntilFormScript(result(page))
  await result(page).getByRole('button', { name: 'Send me this result' }).click()
  await expectErrorSummary(result(page), {
    title: 'Check one answer before you send',
    messages: ['Please enter a valid email address'],
  })
  await result(page).getByLabel('Email *').fill(visitor.email)
  await result(page).getByLabel('What are you interested in?').fill('Two cold bedrooms')
  await result(page).getByRole('button', { name: 'Send me this result' }).click()
  await expect(result(page)).toContainText(/Your reference is PB-/)
  await expectAccessible(page, '#calculator-result')

  const [lead] = await leadsOf(request, visitor)
  expect(lead?.source).toBe('quick-calculator')
  expect(lead?.answers).toEqual(
    expect.arrayContaining([
      { label: 'Interested in', value: 'Two cold bedrooms' },
      { label: 'Heating now', value: 'Electric panel heaters' },
      {
        label: 'The whole answer',
        value: expect.stringMatching(
          /^\/calculator\/quick\?postcode=SN&type=flat-middle&area=45&.*heating=panel-heaters/,
        ),
      },
    ]),
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the result page sends it too, and keeps all input', async ({ page, request }) => {
    const visitor = someone()
    await page.goto(
      `${PATH}?type=flat-middle&area=45&built=2012-2022&insulation=unknown&heating=none&occupancy=a-few-rooms`,
    )
    await result(page).getByLabel('Email *').fill('nobody')
    await result(page).getByLabel('Phone').fill('01632 960 008')
    await result(page).getByRole('button', { name: 'Send me this result' }).click()
    await expect(result(page).getByLabel('Email *')).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(result(page).getByLabel('Phone')).toHaveValue('01632 960 008')
    await expect(questions(page).getByLabel('Floor area')).toHaveValue('45')
    await result(page).getByLabel('Email *').fill(visitor.email)
    await result(page).getByRole('button', { name: 'Send me this result' }).click()
    await expect(page).toHaveURL(/\/calculator\/quick\/sent\?reference=PB-/)
    await expect(page.getByRole('heading', { name: 'The result is on its way.' })).toBeVisible()
    expect((await leadsOf(request, visitor))[0]?.answers).toContainEqual({ label: 'Heating now', value: 'None' })
  })
})
