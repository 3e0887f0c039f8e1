import { createHash } from 'node:crypto'

import { expect } from 'vitest'

const TOKEN = createHash('sha256').update('nobody’s order').digest('base64url')

/** Prerendered pages that are rendered on their first visit, and that no other scenario opens. */
export const UNVISITED_PATHS = ['/locations/bath/odd-down', '/locations/keynsham']

/** Pages rendered for each visitor. */
export const PER_REQUEST_PATHS = [
  `/order/${TOKEN}`,
  `/quote/${TOKEN}`,
  `/enquiry/${TOKEN}`,
  `/waiting-list/${TOKEN}`,
  '/find-a-place?place=bath',
]

export const ADMIN_PATHS = ['/admin/login']

type Opened = { status: number; headers: Headers; html: string }

/** Opens a page as a browser does. */
export async function openPage(url: string, path: string): Promise<Opened> {
  const response = await fetch(`${url}${path}`, {
    redirect: 'manual',
    headers: { accept: 'text/html', cookie: 'a=m4rk' },
  })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** The specified page: it needs no script and no database, and says nothing about the visitor. */
export function expectFinishedPage({ status, headers, html }: Opened, path: string): void {
  expect(status, path).toBe(503)
  expect(Number(headers.get('retry-after')), path).toBeGreaterThan(0)
  expect(headers.get('cache-control'), path).toBe('no-store')
  expect(headers.get('set-cookie'), path).toBeNull()
  expect(headers.get('content-security-policy'), path).toMatch(/script-src [^;]*'sha256-/)
  expect(html, path).toMatch(/<h1[^>]*>Content temporarily unavailable<\/h1>/)
  expect(html, path).toContain('Please refresh the page or try again later.')
  expect(html, path).toMatch(/<a[^>]* href=""[^>]*>(?:(?!<\/a>).)*Refresh Page<\/a>/s)
  expect(html, path).toMatch(/href="tel:\+44\d+"/)
  expect(html, path).not.toMatch(new RegExp(`m4rk|__next_error__|${TOKEN}`))
}
