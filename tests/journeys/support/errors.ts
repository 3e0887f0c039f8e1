import { expect, type Locator } from '@playwright/test'

/** Expects the error summary to list these messages in this order, and to have the focus. */
export async function expectErrorSummary(form: Locator, { title, messages }: { title: string; messages: string[] }) {
  const summary = form.getByRole('group', { name: title, exact: true })
  await expect(summary.getByRole('listitem')).toHaveText(messages)
  await expect(summary).toBeFocused()
}

/** Expects each control to be described by its message, which is shown in red below it. */
export async function expectFieldErrors(form: Locator, errors: Record<string, string>) {
  for (const [id, message] of Object.entries(errors)) {
    const error = form.locator(`#${id}-error`)
    await expect(error).toHaveText(message)
    await expect(error).toHaveCSS('color', FAULT)
    await expect(form.locator(`[aria-describedby~="${id}-error"]`)).toHaveCount(1)
  }
}

/** The design's error red. */
const FAULT = 'rgb(164, 0, 40)'
