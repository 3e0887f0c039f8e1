import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/lib/platform/env'

import { payloadClient } from './payload-client'

/** The stored original under a key, for what is drawn from it. Throws when there is none. */
export async function readPictureFile(key: string): Promise<Buffer> {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'media', where: { key: { equals: key } }, limit: 1, depth: 0, overrideAccess: false })
  if (!docs[0]?.filename) throw new Error(`The media library has no picture "${key}"`)
  return readFile(path.join(env.uploadsDir, docs[0].filename))
}
