// CommonJS, because Next both loads this file as it is and bundles it.
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache')

/** Next's own cache of pages, but for answers to addresses that are not there: whoever makes up addresses must not push pages out of it. */
module.exports = class PageCache extends FileSystemCache {
  async set(key, data, context) {
    if (data?.status === 404) return
    await super.set(key, data, context)
  }
}
