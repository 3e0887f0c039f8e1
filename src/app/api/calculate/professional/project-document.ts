import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { getSiteSettings } from '@/lib/data/site-settings'
import type { Project } from '@/lib/domain/project/project'
import { attachment } from '@/lib/http/answers'
import { makeDocument } from '@/lib/pdf/make-document'
import { now } from '@/lib/platform/clock'
import type { FieldError } from '@/lib/schemas/field-errors'
import { basisOn } from '@/lib/site/quick-calculation/estimate'

/** A minute of a core is more than a document may cost; sixty rooms are some seconds. */
const ROOMS_MAX = 100

/** What keeps a project from being made into a document; nothing as a rule. */
export function faultsOfDocument({ rooms }: Project): FieldError[] {
  return rooms.length > ROOMS_MAX
    ? [{ path: 'rooms', message: `A document holds no more than ${ROOMS_MAX} rooms` }]
    : []
}

/** A project as a PDF with all its working. Throws where it cannot be made. */
export async function projectDocument({
  project,
  roomsLeftOut,
  name,
}: {
  project: Project
  roomsLeftOut: number
  name: string
}): Promise<Response> {
  const [numbers, panel, settings] = await Promise.all([getNumbers(), getPowerboard(), getSiteSettings()])
  const pdf = await makeDocument({
    kind: 'project',
    input: { project, roomsLeftOut, basis: basisOn({ now: now(), numbers, panel }), settings },
  })
  return attachment({ name, type: 'application/pdf', content: new Uint8Array(pdf) })
}
