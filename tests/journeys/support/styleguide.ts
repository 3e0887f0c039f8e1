import type { Page } from '@playwright/test'

/** The paths of all groups of examples, as listed in the style guide. */
export async function exampleGroups(page: Page): Promise<string[]> {
  await page.goto('/styleguide')
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  return hrefs.filter((href): href is string => href !== null)
}
