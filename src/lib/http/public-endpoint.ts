import type { z } from 'zod'

import type { Idempotency } from '@/lib/domain/leads/idempotency'
import { SaveProgress } from '@/lib/domain/leads/save-progress'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { FULL_SECONDS, StoreFull } from '@/lib/platform/quotas'
import type { Counted } from '@/lib/platform/rate-limit'
import { COMMIT_BUDGET_MS } from '@/lib/platform/with-timeout'
import type { FormShape } from '@/lib/schemas/form-values'

import { contactFallback } from './contact-fallback'
import { anyone, endpoint, type Handled, type HoldingLimit, type Refusal } from './endpoint'
import { renderFormReply } from './form-reply'
import { idempotencyOf, retryKeyOf } from './idempotency'
import { postcodeQuestion } from './postcode-question'
import { readInput } from './read-input'
import { refuserFor } from './refuser'
import { errorResponse, jsonResponse, refused, seeOther, wantsPage } from './responses'

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
}

const NOT_SAVED = 'We could not save your request just now, and nothing was sent.'
const TOO_MANY = 'We have had too many requests from your network just now.'
const BAD_KEY = 'The Idempotency-Key header must have 16 to 100 letters, digits or hyphens.'

const unknownOutcome = (reference: string) =>
  `We may have received your request. If so, your reference is ${reference}. It is safe to send it again: we will only record it once.`

/** Handles GET: redirects a browser to the form, as after its tab was restored, and refuses other clients. */
export const redirectToForm = (formPage: string) => (request: Request) =>
  wantsPage(request) ? seeOther(formPage) : errorResponse(405, 'Method not allowed', [], { allow: 'POST' })

/** The handlers of a form, which responds to fetch with JSON and to a plain post with a page or redirect. */
export function publicEndpoint<Schema extends z.ZodType>(form: PublicEndpoint<Schema>) {
  const { schema, formPage, limits: inputLimits, heldBackAbove, budgetMs = COMMIT_BUDGET_MS } = form
  const POST = endpoint({
    foreign: 'This form can only be sent from our own website.',
    callerOf: anyone,
    limits: (_headers, sender) => [{ limit: 'flood', key: sender }],
    tooMany: async () => `${TOO_MANY} ${await contactFallback()}`,
    isRepeat: async ({ idempotency }: Submission) => form.isRepeat?.(idempotency) ?? false,
    read: (request) => readSubmission(request, form),
    schema,
    question: (input, { confirmedPostcode }) =>
      form.asksAboutPostcode ? postcodeQuestion(input, confirmedPostcode) : null,
    inputLimits,
    heldBackAbove,
    budgetMs,
    handle: (input, { request: { headers }, read: { idempotency, progress }, heldBackFor }) =>
      form.handle(input, { idempotency, progress, heldBackFor, headers }),
    failed: (err, request, read) => failureOf(err, { request, read, notSaved: form.failure ?? NOT_SAVED }),
  })
  return { GET: redirectToForm(formPage), POST }
}

type Submission = Awaited<ReturnType<typeof readSubmission>> & { ok: true }

type Read = Pick<PublicEndpoint<z.ZodType>, 'form' | 'formPage' | 'formDefaults' | 'maxBytes'>

/** Reads a form, with the key that recognises a repeat and the way to answer in its own format. */
async function readSubmission(request: Request, { form, formPage, formDefaults: defaults, maxBytes }: Read) {
  const input = await readInput(request, form, { defaults, maxBytes })
  if (!input.ok) return refused(input.status, input.message)
  const { values, confirmedPostcode } = input
  const refuse = refuserFor(formPage, input)
  const idempotency = idempotencyOf(request, { body: input.body, retryOf: input.retryOf, secret: env.secret })
  if (!idempotency) return { ok: false as const, response: await refuse({ status: 400, message: BAD_KEY }) }
  const answer = async ({ status, body, next }: Extract<Handled, { body: object }>) => {
    if (input.kind === 'json') return jsonResponse(status, body)
    if (next) return seeOther(next)
    return renderFormReply(formPage, { status, headers: {}, values: input.typed, errors: [], message: '' })
  }
  return { ok: true as const, values, confirmedPostcode, idempotency, progress: new SaveProgress(), refuse, answer }
}

type Failed = { request: Request; read: Submission; notSaved: string }

/** The answer to a failure, after which nothing more is saved, and whether something may have been saved already. */
async function failureOf(err: unknown, { request, read, notSaved }: Failed): Promise<Refusal> {
  const reference = read.progress.abandon()
  logger.error({ msg: 'public endpoint failed', path: new URL(request.url).pathname, reference, err })
  const isFull = err instanceof StoreFull
  const message = reference === null ? (isFull ? err.message : notSaved) : unknownOutcome(reference)
  return {
    status: 503,
    message: `${message} ${await contactFallback()}`,
    headers: { 'retry-after': String(isFull ? FULL_SECONDS : 30) },
    ...(reference !== null && { reference, retryKey: retryKeyOf(read.idempotency) }),
  }
}
