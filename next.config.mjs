import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { withPayload } from '@payloadcms/next/withPayload'

const root = path.dirname(fileURLToPath(import.meta.url))

/** @type {import('next').NextConfig} */
const nextConfig = {
  outputFileTracingRoot: root,
  turbopack: { root },
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true }, // `npm test` checks types, of the tests as well; a start need not repeat it
  images: { formats: ['image/webp'], maximumDiskCacheSize: 256 * 1024 * 1024 },
  cacheHandler: path.join(root, 'scripts/page-cache.cjs'),
  experimental: {
    isrFlushToDisk: false, // what is rendered later is kept in memory alone
    turbopackFileSystemCacheForBuild: false, // a build with it is no faster than one without, and writes 500 MB
  },
}

const config = withPayload(nextConfig, { devBundleServerPackages: false })
const { headers } = config
// withPayload sends Critical-CH on every path, which makes Chromium ask for a first page twice; the admin alone needs it.
config.headers = async () =>
  (await headers()).map((rule) => (rule.source === '/:path*' ? { ...rule, source: '/admin/:path*' } : rule))

export default config
