import { randomBytes } from 'node:crypto'
import path from 'node:path'

import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

import { UPLOADED_KINDS } from '@/lib/content/media-types'
import { extensionOf, type FileKind, kindOfFile, mimeOf } from '@/lib/domain/files/file-kinds'
import { type AcceptedFiles, fileProblem } from '@/lib/domain/files/file-problem'
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
  Object.assign(req.file, await cleanFile(req.file, { kinds: UPLOADED_KINDS, bytesMax: BYTES_MAX }))
}

type SentFile = Pick<UploadedFile, 'name' | 'data' | 'mimetype'>

/** A file that staff send, without hidden data and under the name that it is stored as. */
export async function cleanFile(file: SentFile, accepted: AcceptedFiles): Promise<SentFile & { size: number }> {
  const { name } = file
  const problem = problemOf(file, accepted)
  if (problem) throw new Refusal('fileRefused', `${name} ${problem}`)
  await scanned(file)
  const { kind, bytes } = await cleaned(file)
  const data = Buffer.from(bytes)
  const stored = storedName({ name, extension: extensionOf(kind), suffix: randomBytes(6).toString('hex') })
  return { name: stored, data, size: data.length, mimetype: mimeOf(kind) }
}

/** A file whose declared type is not that of its content is refused like one whose name is not. */
function problemOf({ name, data, mimetype }: SentFile, accepted: AcceptedFiles): string | null {
  const problem = fileProblem({ name, size: data.length, head: data }, accepted)
  const kind = kindOfFile(data)
  return problem ?? (kind && mimetype !== mimeOf(kind) ? `is sent as ${mimetype}, which it is not` : null)
}

/** A file is public as soon as it is stored, so it does not wait for a scanner that does not respond. */
async function scanned({ name, data }: SentFile): Promise<void> {
  const result = await configuredScanner()?.(data).catch((err: unknown) => {
    logger.error({ msg: 'an upload could not be scanned', err })
    throw new UploadUnavailable('The virus scanner does not respond')
  })
  if (result?.infection) throw new Refusal('fileRefused', `${name} contains a virus (${result.infection})`)
}

async function cleaned({ name, data }: SentFile): Promise<{ kind: FileKind; bytes: Uint8Array }> {
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
