import { vi } from 'vitest'

import { type FormReply, takeFormReply } from '@/lib/http/form-reply'

import { giveHeaders } from './fake-next-headers'

/** How the site's own server responds to a page request. */
export type PagesCondition = 'rendering' | 'failing' | 'unreachable'

const ORIGIN = 'http://own.test'
const POLICY = "script-src 'self' 'nonce-abc'"

/**
 * Stands in for the running server when an endpoint requests a page: it passes the page its usual input and responds
 * with HTML. `shown` lists each requested page with its content.
 */
export function startPages() {
  const shown: { url: string; reply: FormReply | null }[] = []
  let condition: PagesCondition = 'rendering'

  vi.stubGlobal('powerboardOwnOrigin', ORIGIN) // as the server sets it
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
    origin: ORIGIN,
    policy: POLICY,
    play: (next: PagesCondition) => void (condition = next),
    clear() {
      shown.length = 0
      condition = 'rendering'
    },
  }
}
