import { expect, type Page } from '@playwright/test'

/** Expects a single visible toast with exactly this text. */
export async function expectToast(page: Page, { title, description }: { title: string; description: string }) {
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await expect(toast).toHaveText(`${title}${description}`)
}

export const QUOTE_SUBMITTED = {
  title: 'Quote Request Submitted',
  description: "Thank you! We'll contact you within 15 minutes with your personalised quote.",
}

export const SUBMISSION_FAILED = {
  title: 'Submission Failed',
  description: 'There was an error submitting your request. Please try again or call us directly.',
}
