import type { IncomingMessage, ServerResponse } from 'node:http'

import { isbot } from 'isbot'

import { type PageView, viewOf } from '@/lib/domain/page-views/view-of-request'

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Views to add to the totals of a day. */
export type ViewSum = PageView & { views: number; day: string }

type Settings = {
  /** Adds the sums to those in the database. */
  add: (sums: readonly ViewSum[]) => Promise<void>
  /** ISO date in London. */
  today: () => string
  onFailure: (err: unknown) => void
}

/** Maximum number of rows in memory; views that would need another row are dropped until the next flush. */
const SUMS_MAX = 5_000
/** Maximum number of sources, and of campaigns, in a day: nobody can fill the table with made-up names. */
const NAMES_A_DAY_MAX = 200
const OTHER = 'other'

/** Counts page views in memory; `flush` moves the sums to the database. Visitors never wait for the database. */
export function pageViews({ add, today, onFailure }: Settings) {
  let sums = new Map<string, ViewSum>()
  let flushing: Promise<void> | null = null
  const names = { day: '', sources: new Set<string>(), campaigns: new Set<string>() }

  function addTo(view: PageView, { day, views }: { day: string; views: number }) {
    const key = [day, view.path, view.source, view.campaign].join('\n')
    const known = sums.get(key)
    if (known) known.views += views
    else if (sums.size < SUMS_MAX) sums.set(key, { ...view, day, views })
  }

  function bounded(view: PageView, day: string): PageView {
    if (names.day !== day) Object.assign(names, { day, sources: new Set(), campaigns: new Set() })
    return {
      path: view.path,
      source: boundedName(names.sources, view.source),
      campaign: boundedName(names.campaigns, view.campaign),
    }
  }

  async function write(): Promise<void> {
    const written = [...sums.values()]
    if (written.length === 0) return
    sums = new Map()
    try {
      await add(written)
    } catch (err) {
      for (const { day, views, ...view } of written) addTo(view, { day, views })
      onFailure(err)
    }
  }

  return {
    /** Counts a request once it has been answered with a page. `keptType`: content type of a cached response. */
    count({ method, url = '/', headers }: Asked, response: ServerResponse, keptType?: unknown): void {
      const view = viewOf({ method, url, host: headers.host ?? '', headers }, isbot)
      if (!view) return
      response.once('finish', () => {
        if (!isPage(response.statusCode, keptType ?? response.getHeader('content-type'))) return
        const day = today()
        addTo(bounded(view, day), { day, views: 1 })
      })
    },

    /** Writes one batch at a time, so that calls do not pile up on a slow database. */
    flush(): Promise<void> {
      flushing ??= write().finally(() => (flushing = null))
      return flushing
    },
  }
}

/** A browser that already has the page gets a 304, which has no content type. */
const isPage = (status: number, type: unknown) =>
  status === 304 || (status === 200 && String(type ?? '').startsWith('text/html'))

function boundedName(known: Set<string>, name: string): string {
  if (known.has(name)) return name
  if (known.size >= NAMES_A_DAY_MAX) return OTHER
  known.add(name)
  return name
}
