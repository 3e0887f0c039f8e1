// CommonJS, because Next both requires this file and bundles it.
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache')

/** Next's own page cache, without 404 responses: requests for made-up URLs must not evict pages. */
module.exports = class PageCache extends FileSystemCache {
  async set(key, data, context) {
    if (data?.status === 404) return
    await super.set(key, data, context)
  }
}
