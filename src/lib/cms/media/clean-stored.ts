import path from 'node:path'

import type { Payload } from 'payload'

import { kindOfFile, mimeOf } from '@/lib/domain/files/file-kinds'
import type { Media } from '@/lib/generated/payload-types'
import { openConfined } from '@/lib/integrations/files/file-process'
import { configuredStore } from '@/lib/integrations/storage/configured-store'
import { announceExpired, EVERY_PAGE } from '@/lib/platform/cache-invalidations'

import { OUTSIDE_SERVER } from '../hooks/refresh-pages'

export type CleaningReport = {
  checked: number
  /** Names before, which no longer exist. */
  cleaned: string[]
  /** Files that could not be cleaned, each with the reason. */
  left: string[]
}

type Outcome = 'clean' | 'cleaned' | { left: string }

/**
 * Removes position, device and author from files that were stored before uploads were cleaned, and turns pictures
 * upright. A changed file gets a new name, because browsers and proxies keep the old one for a year; its sizes and its
 * placeholder are made again. Can be interrupted and run again.
 */
export async function cleanStored(payload: Payload): Promise<CleaningReport> {
  const { docs } = await payload.find({
    collection: 'media',
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true, // on behalf of the operator
  })
  const report: CleaningReport = { checked: 0, cleaned: [], left: [] }
  for (const media of docs) {
    const outcome = await cleanOne(payload, media)
    report.checked += 1
    if (outcome === 'cleaned') report.cleaned.push(media.filename ?? '')
    else if (outcome !== 'clean') report.left.push(`${media.filename} ${outcome.left}`)
  }
  if (report.cleaned.length > 0) await announceExpired({ payload }, [EVERY_PAGE])
  return report
}

async function cleanOne(payload: Payload, { id, filename }: Media): Promise<Outcome> {
  const store = await configuredStore()
  const file = filename ? await store.read(filename) : null
  const kind = file && kindOfFile(file)
  if (!filename || !file || !kind) return { left: file ? 'is of an unknown kind' : 'is missing' }
  const opened = await openConfined({ work: 'media', file })
  if ('refused' in opened) return { left: opened.refused }
  if (Buffer.from(opened.made.bytes).equals(file)) return 'clean'
  await payload.update({
    collection: 'media',
    id,
    data: {},
    file: { data: file, name: nameWithoutSuffix(filename), mimetype: mimeOf(kind), size: file.length },
    trash: true,
    overrideAccess: true, // on behalf of the operator
    context: OUTSIDE_SERVER,
  })
  return 'cleaned'
}

/** The name that a file was uploaded under, as cleanUpload adds another suffix. */
function nameWithoutSuffix(filename: string): string {
  const { name, ext } = path.parse(filename)
  return `${name.replace(/-[0-9a-f]{12}$/, '')}${ext}`
}
