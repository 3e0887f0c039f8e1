import { vi } from 'vitest'

import { takeFormReply, type FormReply } from '@/lib/http/form-reply'

import { giveHeaders } from './next-headers-given'

/** What the site's own server does when a page of it is asked for. */
export type PagesCondition = 'rendering' | 'failing' | 'unreachable'

const POLICY = "script-src 'self' 'nonce-abc'"

/**
 * Stands in for the running server where an endpoint asks it for a page: it hands the page what the page itself would
 * take, and answers with HTML. `shown` lists each page that was asked for with what it was to show.
 */
export function startPages() {
  const shown: { url: string; reply: FormReply | null }[] = []
  let condition: PagesCondition = 'rendering'

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (condition === 'unreachable') throw new TypeError('fetch failed')
    if (condition === 'failing') return new Response('<h1>Something went wrong</h1>', { status: 500 })
    giveHeaders(init.headers ?? {})
    shown.push({ url, reply: await takeFormReply() })
    return new Response('<form>as typed</form>', {
      headers: { 'content-type': 'text/html', 'content-security-policy': POLICY, 'set-cookie': 'a=b' },
    })
  })

  return {
    shown,
    policy: POLICY,
    play: (next: PagesCondition) => void (condition = next),
    clear() {
      shown.length = 0
      condition = 'rendering'
    },
  }
}
