import { randomBytes } from 'node:crypto'
import path from 'node:path'

import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

import { UPLOADED_KINDS } from '@/lib/content/media-types'
import { extensionOf, type FileKind, kindOfFile, mimeOf } from '@/lib/domain/files/file-kinds'
import { fileProblem } from '@/lib/domain/files/file-problem'
import { slugOf } from '@/lib/domain/text/slug'
import { openConfined } from '@/lib/integrations/files/file-process'
import { configuredScanner } from '@/lib/integrations/scanner/configured-scanner'
import { logger } from '@/lib/platform/logger'
import { QueueFull } from '@/lib/platform/mutex'
import { Refusal, UploadUnavailable } from '@/lib/platform/refusal'

type UploadedFile = NonNullable<PayloadRequest['file']>

/** As large as a whole request may be: see lib/http/body-limits.ts. */
const BYTES_MAX = 64 * 1024 * 1024

/**
 * Checks an upload by its content rather than its name, and removes hidden data from it. Runs before the operation,
 * because Payload derives the image sizes and their names from the file.
 */
export const cleanUpload: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return
  const { name } = req.file
  const problem = problemOf(req.file)
  if (problem) throw new Refusal('fileRefused', `${name} ${problem}`)
  await scanned(req.file)
  const { kind, bytes } = await cleaned(req.file)
  const data = Buffer.from(bytes)
  req.file.name = storedName({ name, extension: extensionOf(kind), suffix: randomBytes(6).toString('hex') })
  Object.assign(req.file, { data, size: data.length, mimetype: mimeOf(kind) })
}

/** A file whose declared type is not that of its content is refused like one whose name is not. */
function problemOf({ name, data, mimetype }: UploadedFile): string | null {
  const problem = fileProblem({ name, size: data.length, head: data }, { kinds: UPLOADED_KINDS, bytesMax: BYTES_MAX })
  const kind = kindOfFile(data)
  return problem ?? (kind && mimetype !== mimeOf(kind) ? `is sent as ${mimetype}, which it is not` : null)
}

/** A file is public as soon as it is stored, so it does not wait for a scanner that does not respond. */
async function scanned({ name, data }: UploadedFile): Promise<void> {
  const result = await configuredScanner()?.(data).catch((err: unknown) => {
    logger.error({ msg: 'an upload could not be scanned', err })
    throw new UploadUnavailable('The virus scanner does not respond')
  })
  if (result?.infection) throw new Refusal('fileRefused', `${name} contains a virus (${result.infection})`)
}

async function cleaned({ name, data }: UploadedFile): Promise<{ kind: FileKind; bytes: Uint8Array }> {
  const opened = await openConfined({ work: 'media', file: data }).catch((error: unknown) => {
    throw error instanceof QueueFull ? new UploadUnavailable('Many files are being opened just now') : error
  })
  if ('refused' in opened) throw new Refusal('fileRefused', `${name} ${opened.refused}`)
  return opened.made
}

/**
 * `Stone barn.PNG` becomes `stone-barn-<suffix>.png`: readable, unguessable, with an extension that matches its
 * content.
 */
export function storedName({ name, extension, suffix }: { name: string; extension: string; suffix: string }): string {
  const base = slugOf(path.parse(name).name, 80)
  return `${base || 'file'}-${suffix}.${extension}`
}
