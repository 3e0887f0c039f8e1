import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/lib/platform/env'

/** A stored original by its file name, for what is drawn from it. Throws when there is none. */
export const readPictureFile = (file: string): Promise<Buffer> => readFile(path.join(env.uploadsDir, file))
