import { expectNoViolations } from './support/axe'
import { SIZES } from './support/sizes'
import { exampleGroups } from './support/styleguide'
import { test } from './support/test'
import { hydrated } from './support/visits'

test.use({ viewport: SIZES.phone, contextOptions: { reducedMotion: 'reduce' } })

/** Several tests, so that they run in parallel. */
const SHARES = 6

for (let share = 0; share < SHARES; share += 1) {
  test(`every example is accessible: part ${share + 1} of ${SHARES}`, async ({ page }) => {
    test.setTimeout(300_000)
    const groups = await exampleGroups(page)
    for (const path of groups.filter((_, index) => index % SHARES === share)) {
      await page.goto(path)
      await hydrated(page.getByRole('main')) // scripts add some fields
      await expectNoViolations(page)
    }
  })
}
