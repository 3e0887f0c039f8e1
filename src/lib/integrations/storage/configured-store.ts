import { env } from '@/lib/platform/env'

import type { FileStore } from './file-store'
import { localStore } from './local-store'

/** Where this site keeps its uploads. The S3 client is loaded only where it is used. */
export async function configuredStore(): Promise<FileStore> {
  if (!env.s3) return localStore(env.uploadsDir)
  const { s3Store } = await import('./s3-store')
  return s3Store(env.s3)
}
