import type { CollectionConfig, Config, Plugin } from 'payload'

import type { S3Settings } from '@/lib/platform/settings'

import { serveFromS3, type UploadHandler } from './serve-from-s3'
import { StorageUnavailable } from './storage-unavailable'

const PACKAGE = '@payloadcms/storage-s3'
const SIGNED_URL_SECONDS = 300

/**
 * Keeps the uploads of every collection in S3, if it is configured. The files of a collection with
 * `custom: { hasPrivateFiles: true }` are served by signed URLs that expire.
 */
export const s3Uploads =
  (s3: S3Settings | null): Plugin =>
  async (config) => {
    if (!s3) return config
    // Loaded only where it is used, because the AWS SDK is large.
    const [{ s3Storage }, { s3ClientConfig }] = await Promise.all([
      import('@payloadcms/storage-s3'),
      import('@/lib/integrations/storage/s3-store'),
    ])
    const slugs = (config.collections ?? []).flatMap(({ upload, slug }) => (upload ? [slug] : []))
    const withS3 = await s3Storage({
      bucket: s3.bucket,
      config: s3ClientConfig(s3),
      collections: Object.fromEntries(
        (config.collections ?? [])
          .filter(({ upload }) => upload)
          .map((collection) => [
            collection.slug,
            { signedDownloads: isPrivate(collection) && { expiresIn: SIGNED_URL_SECONDS } },
          ]),
      ),
    })(config)
    return {
      ...withoutClientUploads(withS3),
      collections: withS3.collections?.map((one) => (slugs.includes(one.slug) ? adapted(one, s3) : one)),
    }
  }

const isPrivate = ({ custom }: CollectionConfig) => custom?.hasPrivateFiles === true

/** The plugin adds a component for uploads by the browser, which we do not offer, to the admin. */
function withoutClientUploads(config: Config): Config {
  const { components, dependencies, ...admin } = config.admin ?? {}
  return {
    ...config,
    admin: {
      ...admin,
      dependencies: Object.fromEntries(
        Object.entries(dependencies ?? {}).filter(([name]) => !name.startsWith(PACKAGE)),
      ),
      components: {
        ...components,
        providers: components?.providers?.filter(
          (provider) => !(typeof provider === 'object' && provider.path.startsWith(PACKAGE)),
        ),
      },
    },
  }
}

function adapted(collection: CollectionConfig, s3: S3Settings): CollectionConfig {
  const { hooks, upload, fields } = collection
  if (typeof upload !== 'object') return collection
  const handler = upload.handlers?.at(-1) as UploadHandler
  return {
    ...collection,
    // The field that the plugin adds for browser uploads. Without it, the schema is the same as with local files.
    fields: fields.filter((field) => !('name' in field && field.name === '_objectKey')),
    hooks: { ...hooks, afterChange: hooks?.afterChange?.map((hook) => async (change) => asUnavailable(hook(change))) },
    upload: {
      ...upload,
      handlers: [serveFromS3({ handler, publicUrl: isPrivate(collection) ? null : s3.publicUrl })],
    },
  }
}

async function asUnavailable<T>(work: T | Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    // The AWS SDK adds this to all its errors, including network errors.
    throw error instanceof Error && '$metadata' in error ? new StorageUnavailable(error) : error
  }
}
