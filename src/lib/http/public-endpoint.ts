import type { z } from 'zod'

import type { Idempotency } from '@/lib/domain/leads/idempotency'
import { SaveProgress } from '@/lib/domain/leads/save-progress'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { FULL_SECONDS, StoreFull } from '@/lib/platform/quotas'
import { type Counted, spend, type Spent } from '@/lib/platform/rate-limit'
import { COMMIT_BUDGET_MS, withTimeout } from '@/lib/platform/with-timeout'
import { type FieldError, fieldErrors } from '@/lib/schemas/field-errors'
import type { FormShape } from '@/lib/schemas/form-values'

import { clientKey } from './client-key'
import { renderFormReply } from './form-reply'
import { idempotencyOf, retryKeyOf } from './idempotency'
import { postcodeQuestion } from './postcode-question'
import { type Input, readInput } from './read-input'
import { refuserFor } from './refuser'
import { errorResponse, jsonResponse, seeOther, wantsPage } from './responses'
import { isSameOrigin } from './same-origin'

export type Handled =
  /**
   * `next`: redirect target after a plain form post; null when the form's page shows the result itself. `isRepeat`:
   * already handled by an earlier request, so it does not count towards the limits.
   */
  | { ok: true; status: number; body: object; next: string | null; isRepeat?: boolean }
  | { ok: true; file: Response; isRepeat?: never }
  | { ok: false; status: number; message: string; errors?: FieldError[] }

/** Above this limit a request is accepted but held for review; `reason` is shown to staff. */
export type HoldingLimit = Counted & { reason: string }

export type Handling = {
  idempotency: Idempotency
  progress: SaveProgress
  heldBackFor: string | null
  /** Headers of the request. */
  headers: Headers
}

export type PublicEndpoint<Schema extends z.ZodType> = {
  schema: Schema
  /** How a plain form's strings are converted to the schema's types. */
  form: FormShape
  /** Values for fields that a plain form leaves blank but its scripts would have filled in. */
  formDefaults?: (request: Request) => Record<string, string>
  /** Page that renders the form again with its errors. */
  formPage: string
  /** Whether an unknown postcode is asked about before it is accepted. */
  asksAboutPostcode?: boolean
  /** Defaults to 32 KB. */
  maxBytes?: number
  /** Response time budget; three seconds by default, longer when an external service is called. */
  budgetMs?: number
  /** Limits, besides that on floods, above which the request is refused; `sender` is the client key. */
  limits?: (input: z.output<Schema>, sender: string) => Counted[]
  /** Limits above which it is held for review, narrowest first. */
  heldBackAbove?: (input: z.output<Schema>, sender: string) => HoldingLimit[]
  /** Whether this submission was accepted before; repeats get their response regardless of limits. */
  isRepeat?: (idempotency: Idempotency) => Promise<boolean>
  handle: (input: z.output<Schema>, handling: Handling) => Promise<Handled>
  /** Message for a failure after which nothing can have been saved. */
  failure?: string
  /** Appended to the message: another way to contact us. */
  contactFallback: () => Promise<string>
}

const REFUND_BUDGET_MS = 200

const NOT_SAVED = 'We could not save your request just now, and nothing was sent.'
const TOO_MANY = 'We have had too many requests from your network just now.'
const BAD_KEY = 'The Idempotency-Key header must have 16 to 100 letters, digits or hyphens.'

const unknownOutcome = (reference: string) =>
  `We may have received your request. If so, your reference is ${reference}. It is safe to send it again: we will only record it once.`

const failureOf = (err: unknown, failure = NOT_SAVED) => (err instanceof StoreFull ? err.message : failure)

/** Handles GET: redirects a browser to the form, as after its tab was restored, and refuses other clients. */
export const redirectToForm = (formPage: string) => (request: Request) =>
  wantsPage(request) ? seeOther(formPage) : errorResponse(405, 'Method not allowed', [], { allow: 'POST' })

/**
 * The handlers of a public endpoint. POST checks origin, floods, content type, size, schema and rate limits before
 * `handle` runs, enforces a time budget, and responds to fetch with JSON and to a plain form post with a page or
 * redirect.
 */
export function publicEndpoint<Schema extends z.ZodType>(endpoint: PublicEndpoint<Schema>) {
  return { GET: redirectToForm(endpoint.formPage), POST: receive(endpoint) }
}

function receive<Schema extends z.ZodType>(endpoint: PublicEndpoint<Schema>) {
  return async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request.headers, env.siteUrl))
      return errorResponse(403, 'This form can only be sent from our own website.')
    const sender = clientKey(request.headers, env.secret)
    // Counted before anything is read, so that what is refused after costing us work is limited too.
    const flood = await spend([{ limit: 'flood', key: sender }])
    const input = await readInput(request, endpoint.form, {
      defaults: endpoint.formDefaults,
      maxBytes: endpoint.maxBytes,
    })
    if (!input.ok) return errorResponse(input.status, input.message)
    const refuse = refuserFor(endpoint.formPage, input)
    const idempotency = idempotencyOf(request, { body: input.body, retryOf: input.retryOf, secret: env.secret })
    if (!idempotency) return refuse({ status: 400, message: BAD_KEY })

    const progress = new SaveProgress()
    const refunds = [flood.refund]
    try {
      const arrived = { request, input, idempotency, sender, flood, progress, refunds }
      return await respond(endpoint, arrived, refuse)
    } catch (err) {
      const reference = progress.abandon()
      logger.error({ msg: 'public endpoint failed', path: new URL(request.url).pathname, reference, err })
      // The time budget may be used up already, so do not wait for a database that hangs.
      await withTimeout(REFUND_BUDGET_MS, Promise.all(refunds.map((refund) => refund()))).catch(() => undefined)
      const message = reference === null ? failureOf(err, endpoint.failure) : unknownOutcome(reference)
      const headers = { 'retry-after': String(err instanceof StoreFull ? FULL_SECONDS : 30) }
      const unknown = reference === null ? {} : { reference, retryKey: retryKeyOf(idempotency) }
      return refuse({ status: 503, message: `${message} ${await endpoint.contactFallback()}`, headers, ...unknown })
    }
  }
}

type Arrived = {
  request: Request
  input: Input & { ok: true }
  idempotency: Idempotency
  sender: string
  flood: Spent<Counted>
  progress: SaveProgress
  /** To call if we fail; what is counted further is added. */
  refunds: Spent<Counted>['refund'][]
}

async function respond<Schema extends z.ZodType>(
  endpoint: PublicEndpoint<Schema>,
  { request, input, idempotency, sender, flood, progress, refunds }: Arrived,
  refuse: ReturnType<typeof refuserFor>,
): Promise<Response> {
  const tooMany = async ({ waitSeconds }: { waitSeconds: number }) => {
    const headers = { 'retry-after': String(waitSeconds) }
    return refuse({ status: 429, message: `${TOO_MANY} ${await endpoint.contactFallback()}`, headers })
  }
  if (flood.over && !(await endpoint.isRepeat?.(idempotency))) return tooMany(flood.over)
  const parsed = endpoint.schema.safeParse(input.values)
  if (!parsed.success) return refuse(invalid(fieldErrors(parsed.error)))
  const question = endpoint.asksAboutPostcode ? postcodeQuestion(parsed.data, input.confirmedPostcode) : null
  if (question) return refuse(invalid([question]))
  const startedMs = performance.now()
  const count = counter(refunds)
  const ceiling = await count(endpoint.limits?.(parsed.data, sender))
  if (ceiling.over) return tooMany(ceiling.over)
  const holding = await count(endpoint.heldBackAbove?.(parsed.data, sender))
  const heldBackFor = holding.over && holding.over.reason
  const handling = { idempotency, progress, heldBackFor, headers: request.headers }
  const budgetMs = (endpoint.budgetMs ?? COMMIT_BUDGET_MS) - (performance.now() - startedMs)
  const handled = await withTimeout(budgetMs, endpoint.handle(parsed.data, handling))
  if (!handled.ok || handled.isRepeat) await holding.refund()
  return handled.ok ? replyTo(handled, input, endpoint.formPage) : refuse(handled)
}

const invalid = (errors: FieldError[]) => ({ status: 400, message: errors[0]?.message ?? 'Invalid input', errors })

/** Counts against limits, and notes how to take it back. */
const counter =
  (refunds: Arrived['refunds']) =>
  async <Use extends Counted>(uses: readonly Use[] = []) => {
    const spent = await spend(uses)
    refunds.push(spent.refund)
    return spent
  }

function replyTo(handled: Handled & { ok: true }, input: Input & { ok: true }, formPage: string) {
  if ('file' in handled) return handled.file
  if (input.kind === 'json') return jsonResponse(handled.status, handled.body)
  if (handled.next !== null) return seeOther(handled.next)
  return renderFormReply(formPage, {
    status: handled.status,
    headers: {},
    values: input.typed,
    errors: [],
    message: '',
  })
}
