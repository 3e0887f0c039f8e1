import { addDays, londonTime } from '@/lib/domain/calendar/london-time'
import { endOf, isSeasonOn, latestSeason } from '@/lib/domain/challenge/season'

import { ADMIN } from './setup/urls'
import { asUser } from './support/admin'
import { expect, test } from './support/test'

test('a reward claimed in two tabs simultaneously is given once, with the same code', async ({
  page,
  context,
  request,
}) => {
  const headers = await asUser(request, ADMIN)
  const made = await request.post('/api/reward-offers', {
    headers,
    data: {
      title: 'A survey',
      value: 'Free',
      description: 'One survey of one home.',
      points: 10,
      code: 'WARM-10',
      validDays: 90,
      endsOn: new Date(Date.now() + 5 * 86_400_000).toISOString(),
      claimsMax: 5,
      isActive: true,
    },
  })
  const { doc } = (await made.json()) as { doc: { id: number } }
  const offer = `/api/reward-offers/${doc.id}`
  try {
    const tabs = [page, await context.newPage()]
    for (const tab of tabs) {
      await tab.clock.setFixedTime(aDayOfTheWinter())
      await tab.goto('/energy-challenge')
    }
    await page.getByRole('button', { name: 'Mark as done: Close the letterbox and keyholes' }).click()
    const claims = tabs.map((tab) => tab.getByRole('button', { name: /^Claim it/ }))
    for (const claim of claims) await expect(claim).toBeVisible()
    await Promise.all(claims.map((claim) => claim.click()))
    const texts = await Promise.all(
      tabs.map(async (tab) => {
        const status = tab.getByRole('region', { name: 'Rewards' }).getByRole('status')
        await expect(status).toContainText('code is WARM-10')
        return status.innerText()
      }),
    )
    expect(texts.filter((words) => words.startsWith('You have claimed this before'))).toHaveLength(1)
    const counted = await request.get(offer, { headers })
    expect(await counted.json()).toMatchObject({ claimed: 1 })
  } finally {
    await request.patch(offer, { headers, data: { isActive: false } })
  }
})

/** Now, or between two winters the last day of the previous one, whose rewards can still be claimed. */
function aDayOfTheWinter(): Date {
  const today = londonTime(new Date()).date
  return isSeasonOn(today) ? new Date() : new Date(`${addDays(endOf(latestSeason(today)), -1)}T10:00:00Z`)
}
