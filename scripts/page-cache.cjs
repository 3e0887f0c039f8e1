// CommonJS, because Next both requires this file and bundles it.
const { channel } = require('node:diagnostics_channel')

const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache')

const TAGS = 'x-next-cache-tags'

// src/lib/http/edge/page-reads.ts subscribes to these, in the same process.
const pageRead = channel('powerboard:page-read')
const tagsExpired = channel('powerboard:tags-expired')

// Counted through the channel, because each copy of this module has its own variables.
let expiries = 0
tagsExpired.subscribe(() => (expiries += 1))

/** Says from which page the current request is answered: one from the cache, or one that was just rendered for it. */
function publishRead(value, lastModifiedMs) {
  const tags = value?.kind === 'APP_PAGE' ? value.headers?.[TAGS] : undefined
  if (tags) pageRead.publish({ tags: tags.split(','), lastModifiedMs })
}

/**
 * Next's own page cache, without 404 responses: requests for made-up URLs must not evict pages. Publishes which tags a
 * page has and which have expired, so that finished responses can be cached for as long as the page.
 */
module.exports = class PageCache extends FileSystemCache {
  // Next creates an instance for each request.
  expiriesBefore = expiries

  async get(key, context) {
    const entry = await super.get(key, context)
    if (entry) publishRead(entry.value, entry.lastModified)
    return entry
  }

  /** Stores nothing if any tag has expired since the request began: the page may show data that was read before. */
  async set(key, data, context) {
    if (data?.status === 404 || expiries !== this.expiriesBefore) return
    await super.set(key, data, context)
    publishRead(data, Date.now())
  }

  async revalidateTag(tags, durations) {
    // Next expires entries older than now, in whole milliseconds; one stored in the current millisecond would remain.
    for (const startedAt = Date.now(); Date.now() === startedAt;);
    await super.revalidateTag(tags, durations)
    tagsExpired.publish({ tags: [tags].flat() })
  }
}
