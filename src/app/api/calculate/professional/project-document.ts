import type { UnfinishedRoom } from '@/lib/calculators/professional/rooms-left-out'
import { getBasis } from '@/lib/data/basis'
import { getSiteSettings } from '@/lib/data/site-settings'
import type { Project } from '@/lib/domain/estimate/project'
import { attachment } from '@/lib/http/responses'
import { makeDocument } from '@/lib/pdf/make-document'
import type { FieldError } from '@/lib/schemas/field-errors'

/** More rooms would take too much CPU time for a document; sixty take a few seconds. */
const ROOMS_MAX = 100

/** The reasons why a project cannot be turned into a document; usually none. */
export function faultsOfDocument({ rooms }: Project): FieldError[] {
  return rooms.length > ROOMS_MAX
    ? [{ path: 'rooms', message: `A document can have no more than ${ROOMS_MAX} rooms` }]
    : []
}

/** A project as a PDF with its full working. Throws if it cannot be generated. */
export async function projectDocument({
  project,
  unfinished,
  name,
}: {
  project: Project
  unfinished: readonly UnfinishedRoom[]
  name: string
}): Promise<Response> {
  const [basis, settings] = await Promise.all([getBasis(), getSiteSettings()])
  const pdf = await makeDocument({
    kind: 'project',
    input: { project, unfinished, basis, settings },
  })
  return attachment({ name, type: 'application/pdf', content: new Uint8Array(pdf) })
}
