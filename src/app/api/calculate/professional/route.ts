import { typedProjectResult } from '@/lib/calculators/professional/typed-project'
import { getBasis } from '@/lib/data/basis'
import { type Handled, refusalOf } from '@/lib/http/endpoint'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { routes } from '@/lib/routing/routes'
import type { FieldError } from '@/lib/schemas/field-errors'
import { typedProjectForm, typedProjectSchema } from '@/lib/schemas/typed-project'

import { faultsOfDocument } from './project-document'
import { projectFile } from './project-file'

/** Longer than the longest time for which a document may wait in the queue and be generated. */
const BUDGET_MS = 58_000

/**
 * The professional calculator without JavaScript: a home and its rooms as lines, answered with a page or a file.
 * Nothing is stored.
 */
export const { GET, POST } = publicEndpoint({
  schema: typedProjectSchema,
  form: typedProjectForm,
  formPage: routes.professionalResult,
  budgetMs: BUDGET_MS,
  limits: ({ as }, sender) => [{ limit: as === 'pdf' ? 'download' : 'calculation', key: sender }],
  failure: 'We could not work this out just now.',
  handle: async ({ as, ...typed }) => {
    const basis = await getBasis()
    const worked = typedProjectResult({ typed, basis })
    if (!worked.ok) return refused(worked.errors)
    const { project } = worked
    if (as === 'page') return { ok: true, status: 200, body: { project }, next: null }
    const faults = as === 'pdf' ? faultsOfDocument(project) : []
    return faults.length > 0 ? refused(faults) : { ok: true, response: await projectFile(as, worked) }
  },
})

const refused = (errors: FieldError[]): Handled => ({ ok: false, ...refusalOf(errors) })
