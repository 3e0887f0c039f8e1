import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { withPayload } from '@payloadcms/next/withPayload'

const root = path.dirname(fileURLToPath(import.meta.url))

/** @type {import('next').NextConfig} */
const nextConfig = {
  outputFileTracingRoot: root,
  turbopack: { root },
  poweredByHeader: false,
  env: { CLOSED_ADDRESSES: process.env.CLOSED_ADDRESSES ?? '' }, // for browsers too: see src/lib/routing/closed.ts
  typescript: { ignoreBuildErrors: true }, // `npm test` checks all types; a start need not repeat it
  images: { unoptimized: true }, // pages request stored sizes (components/ui/picture.tsx), so nobody may have others made
  cacheHandler: path.join(root, 'scripts/page-cache.cjs'),
  experimental: {
    isrFlushToDisk: false, // pages rendered after the build are kept in memory only
    turbopackFileSystemCacheForBuild: false, // builds are no faster with it, and it writes 500 MB
    turbopackSourceMaps: process.env.NODE_ENV !== 'production', // a build would write 470 MB, which nothing reads
  },
}

const config = withPayload(nextConfig, { devBundleServerPackages: false })
const { headers } = config
// withPayload sends Critical-CH on every path, so that Chromium requests a first page twice; only the admin needs it.
config.headers = async () =>
  (await headers()).map((rule) => (rule.source === '/:path*' ? { ...rule, source: '/admin/:path*' } : rule))

export default config
