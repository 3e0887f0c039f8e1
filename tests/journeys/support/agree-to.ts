import type { Locator, Page } from '@playwright/test'

/** Presses a command that asks first, and confirms it. */
export async function agreeTo(scope: Locator | Page, command: string, yes: string) {
  await scope.locator('summary', { hasText: command }).click()
  await scope.getByRole('button', { name: yes }).click()
}
