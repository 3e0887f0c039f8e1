import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { attachment, seeOther } from '@/lib/http/answers'
import { publicEndpoint, type Handled } from '@/lib/http/public-endpoint'
import { wayOut } from '@/lib/http/way-out'
import { now } from '@/lib/platform/clock'
import type { FieldError } from '@/lib/schemas/field-errors'
import { typedProjectForm, typedProjectSchema } from '@/lib/schemas/typed-project'
import { BYTE_ORDER_MARK } from '@/lib/site/professional/csv'
import { fileName } from '@/lib/site/professional/file-names'
import { writeProjectFile } from '@/lib/site/professional/project-file'
import { writeRoomsCsv } from '@/lib/site/professional/rooms-csv'
import { typedProjectResult } from '@/lib/site/professional/typed-project'
import { basisOn } from '@/lib/site/quick-calculation/estimate'
import { routes } from '@/lib/site/routes'

import { faultsOfDocument, projectDocument } from './project-document'

/** Beyond what a document may wait and take. */
const BUDGET_MS = 58_000

/** The professional calculator without a script: a home and its rooms as lines, answered with a page or a file. Nothing of it is kept. */
export const POST = publicEndpoint({
  schema: typedProjectSchema,
  form: typedProjectForm,
  formPage: routes.professionalAnswer,
  budgetMs: BUDGET_MS,
  limits: ({ as }, sender) => [
    { limit: as === 'pdf' ? 'download' : 'calculation', key: sender },
    { limit: 'calculationEverybody', key: 'everybody' },
  ],
  failure: 'We could not work this out just now.',
  wayOut,
  handle: async ({ as, ...typed }) => {
    const [numbers, panel] = await Promise.all([getNumbers(), getPowerboard()])
    const worked = typedProjectResult({ typed, basis: basisOn({ now: now(), numbers, panel }) })
    if (!worked.ok) return refused(worked.errors)
    const { project, sheet } = worked
    switch (as) {
      case 'page':
        return { ok: true, status: 200, body: { project }, next: null }
      case 'json':
        return {
          ok: true,
          file: attachment({
            name: fileName({ project: project.name, ending: as }),
            type: 'application/json',
            content: writeProjectFile(project),
          }),
        }
      case 'csv':
        return {
          ok: true,
          file: attachment({
            name: fileName({ project: project.name, ending: as }),
            type: 'text/csv; charset=utf-8',
            content: BYTE_ORDER_MARK + writeRoomsCsv(sheet.rooms),
          }),
        }
      case 'pdf': {
        const errors = faultsOfDocument(project)
        return errors.length > 0
          ? refused(errors)
          : {
              ok: true,
              file: await projectDocument({
                project,
                roomsLeftOut: 0,
                name: fileName({ project: project.name, ending: as }),
              }),
            }
      }
    }
  },
})

/** The answer's address, opened again by hand. */
export const GET = () => seeOther(routes.professionalCalculator)

const refused = (errors: FieldError[]): Handled => ({
  ok: false,
  status: 400,
  message: errors[0]?.message ?? 'Invalid input',
  errors,
})
