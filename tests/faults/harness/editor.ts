import { setTimeout as wait } from 'node:timers/promises'

import { expect } from 'vitest'

import type { Topology } from './topology'

const PATH = '/news-of-today'
const FRESH_WITHIN_MS = 30_000

export type Editor = Awaited<ReturnType<typeof openEditor>>

/** An editor who keeps one page up to date through the load balancer, and checks it in each web process. */
export async function openEditor({ url, webs, adminPassword }: Topology) {
  const token = await signIn(url, adminPassword)
  const save = async (method: string, path: string, data: object) => {
    const response = await fetch(`${url}/api/pages${path}`, {
      method,
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(data),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null)
    return response?.ok ? ((await response.json()) as { doc: { id: number } }).doc.id : null
  }
  const page = { title: 'First', description: 'What is new today.', url: PATH, _status: 'published' }
  const id = await save('POST', '', page)
  if (id === null) throw new Error('The page could not be created')
  let edits = 0

  return {
    /**
     * Saves a new title, retrying until that succeeds, and waits until all web processes that respond show it; one that
     * does not respond is skipped. Returns how long after the save each of them was up to date.
     */
    async edit(): Promise<number[]> {
      edits += 1
      const title = `Number ${edits} of today`
      while ((await save('PATCH', `/${id}`, { title })) === null) await wait(50)
      const savedMs = performance.now()
      const freshAfterMs = await Promise.all(webs.map((web) => freshAfter(web.url, title, savedMs)))
      return freshAfterMs.filter((ms) => ms !== null)
    },
  }
}

async function freshAfter(url: string, title: string, sinceMs: number): Promise<number | null> {
  const deadline = sinceMs + FRESH_WITHIN_MS
  for (;;) {
    const requestedMs = performance.now()
    const response = await fetch(`${url}${PATH}`, { headers: { connection: 'close' } }).catch(() => null)
    if (response === null) return null
    if ((await response.text()).includes(title)) return requestedMs - sinceMs
    expect(requestedMs, `${url} still shows a title before “${title}”`).toBeLessThan(deadline)
  }
}

async function signIn(url: string, password: string): Promise<string> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { token: string }).token
}
