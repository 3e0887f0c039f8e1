import type { z } from 'zod'

import type { Idempotency } from '@/lib/domain/leads/idempotency'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { fieldErrors, type FieldError } from '@/lib/schemas/field-errors'
import type { FormShape } from '@/lib/schemas/form-values'

import { answer, refusal, seeOther } from './answers'
import { senderKey } from './client-address'
import { renderFormReply } from './form-reply'
import { idempotencyOf } from './idempotency'
import { firstOverLimit, type Counted } from './rate-limit'
import { readInput } from './read-input'
import { isSameOrigin } from './same-origin'
import { COMMIT_BUDGET_MS, withinBudget } from './time-budget'

export type Handled =
  /** `next`: where a plain form post leads; null where the form's own page shows the answer to what was typed. */
  | { ok: true; status: number; body: object; next: string | null }
  | { ok: true; file: Response }
  | { ok: false; status: number; message: string; errors?: FieldError[] }

export type PublicEndpoint<Schema extends z.ZodType> = {
  schema: Schema
  /** How a plain HTML form's texts become the schema's types. */
  form: FormShape
  /** The page that shows the form again with its errors. */
  formPage: string
  /** How long the person may wait for an answer; three seconds unless something outside is asked as well. */
  budgetMs?: number
  /** Who may do this how often; `sender` stands for the address it came from. */
  limits: (input: z.output<Schema>, sender: string) => Counted[]
  handle: (input: z.output<Schema>, request: { idempotency: Idempotency }) => Promise<Handled>
  /** What to say when we fail; that nothing was saved or sent, unless it is no such thing. */
  failure?: string
  /** Said behind it: another way to reach us. */
  wayOut: () => Promise<string>
}

const NOT_SAVED = 'We could not save your request just now, and nothing was sent.'

/**
 * A POST endpoint for the public: checks origin, type, size, shape and frequency before `handle` runs, bounds its time,
 * and answers fetch with JSON and a plain form post with a page or a redirect.
 */
export function publicEndpoint<Schema extends z.ZodType>(endpoint: PublicEndpoint<Schema>) {
  return async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request.headers, env.siteUrl))
      return refusal(403, 'This form can only be sent from our own website.')
    const input = await readInput(request, endpoint.form)
    if (!input.ok) return refusal(input.status, input.message)

    const refuse = (
      status: number,
      message: string,
      errors: FieldError[] = [],
      headers: Record<string, string> = {},
    ) =>
      input.kind === 'form'
        ? renderFormReply(endpoint.formPage, { status, headers, values: input.typed, errors, message }).catch(() =>
            refusal(status, message, errors, headers),
          )
        : refusal(status, message, errors, headers)

    const parsed = endpoint.schema.safeParse(input.values)
    if (!parsed.success) {
      const errors = fieldErrors(parsed.error)
      return refuse(400, errors[0]?.message ?? 'Invalid input', errors)
    }
    const waitSeconds = await firstOverLimit(endpoint.limits(parsed.data, senderKey(request.headers, env.secret)))
    if (waitSeconds !== null)
      return refuse(429, `We have had several of these from you just now. ${await endpoint.wayOut()}`, [], {
        'retry-after': String(waitSeconds),
      })

    try {
      const idempotency = idempotencyOf(request, input.body)
      if (!idempotency) return refuse(400, 'The Idempotency-Key header must have 16 to 100 letters, digits or hyphens.')
      const handled = await withinBudget(
        endpoint.budgetMs ?? COMMIT_BUDGET_MS,
        endpoint.handle(parsed.data, { idempotency }),
      )
      if (!handled.ok) return refuse(handled.status, handled.message, handled.errors)
      if ('file' in handled) return handled.file
      if (input.kind === 'json') return answer(handled.status, handled.body)
      if (handled.next !== null) return seeOther(handled.next)
      return await renderFormReply(endpoint.formPage, {
        status: handled.status,
        headers: {},
        values: input.typed,
        errors: [],
        message: '',
      })
    } catch (err) {
      logger.error({ msg: 'public endpoint failed', path: new URL(request.url).pathname, err })
      return refuse(503, `${endpoint.failure ?? NOT_SAVED} ${await endpoint.wayOut()}`, [], { 'retry-after': '30' })
    }
  }
}
