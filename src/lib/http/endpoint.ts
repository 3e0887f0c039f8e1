import type { z } from 'zod'

import { env } from '@/lib/platform/env'
import { type Counted, spend, type Spent } from '@/lib/platform/rate-limit'
import { withTimeout } from '@/lib/platform/with-timeout'
import { type FieldError, fieldErrors } from '@/lib/schemas/field-errors'

import { clientKey } from './client-key'
import { errorResponse, jsonResponse, type Refused } from './responses'
import { isSameOrigin } from './same-origin'

export type Refusal = {
  status: number
  message: string
  errors?: FieldError[]
  headers?: Record<string, string>
  /** Reference under which the request may have been saved despite the failure. */
  reference?: string
  /** Hidden field value that makes the plain form's next post count as a retry. */
  retryKey?: string
}

type Answered = {
  ok: true
  status: number
  body: object
  /** Redirect target after a plain form post; null when the form's page shows the result itself. */
  next?: string | null
  /** Already handled by an earlier request, so it does not count towards the limits. */
  isRepeat?: boolean
}

export type Handled = Answered | { ok: true; response: Response; isRepeat?: never } | ({ ok: false } & Refusal)

/** Above this limit a request is accepted but held for review; `reason` is shown to staff. */
export type HoldingLimit = Counted & { reason: string }

/** What was read of a request. Unless it says otherwise, it is refused and answered in JSON. */
type ReadRequest = {
  ok: true
  values: unknown
  refuse?: (refusal: Refusal) => Promise<Response>
  answer?: (answered: Answered) => Promise<Response>
}

/** A request that has passed every check. */
type Admitted<Read, Caller> = {
  request: Request
  read: Read
  caller: Caller
  /** The client key. */
  sender: string
  heldBackFor: string | null
}

type Endpoint<Schema extends z.ZodType, Read extends ReadRequest, Caller> = {
  /** The refusal of a request from another website. */
  foreign: string
  /** Who is calling. */
  callerOf: (request: Request) => Promise<{ ok: true; caller: Caller } | Refused>
  /** Counted before anything is read, so that what is refused after costing us work is limited too. */
  limits?: (headers: Headers, sender: string) => Counted[]
  /** The refusal of a request beyond a limit. */
  tooMany?: () => Promise<string>
  /**
   * Whether this request was accepted before; repeats get their response regardless of limits. As the body is needed to
   * know, a request beyond the limits is then read before it is refused.
   */
  isRepeat?: (read: Read) => Promise<boolean>
  /** Checks content type and size. */
  read: (request: Request) => Promise<Read | Refused>
  schema: Schema
  /** How invalid input is refused; by default with the message of its first field. */
  invalid?: (errors: FieldError[]) => Refusal
  /** A question to be answered before the input is accepted. */
  question?: (input: z.output<Schema>, read: Read) => FieldError | null
  /** Limits above which valid input is refused. */
  inputLimits?: (input: z.output<Schema>, sender: string) => Counted[]
  /** Limits above which it is held for review, narrowest first. */
  heldBackAbove?: (input: z.output<Schema>, sender: string) => HoldingLimit[]
  /** Response time budget. */
  budgetMs?: number
  handle: (input: z.output<Schema>, admitted: Admitted<Read, Caller>) => Promise<Handled>
  /** Reports our own failure and says how it is answered; without it, Next answers. */
  failed?: (err: unknown, request: Request, read: Read) => Promise<Refusal>
}

const REFUND_BUDGET_MS = 200
const TOO_MANY = 'Too many requests. Please try again later.'

/** The caller of an endpoint that is open to visitors. */
export const anyone = async () => ({ ok: true, caller: null }) as const

/**
 * The handler of an endpoint. It checks, in this order, the origin, the caller, the limits of a sender, content type and
 * size, the schema and further limits, then calls `handle` within the time budget. Only our own failures are refunded.
 */
export function endpoint<Schema extends z.ZodType, Read extends ReadRequest, Caller>(
  rules: Endpoint<Schema, Read, Caller>,
) {
  return async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request.headers, env.siteUrl)) return errorResponse(403, rules.foreign)
    const found = await rules.callerOf(request)
    if (!found.ok) return found.response
    const sender = clientKey(request.headers, env.secret)
    const first = await spend(rules.limits?.(request.headers, sender) ?? [])
    if (first.over && !rules.isRepeat) return refuseInJson(await tooMany(rules, first.over))
    const read = await rules.read(request)
    if (!read.ok) return read.response
    const refuse = read.refuse ?? refuseInJson
    const refunds = [first.refund]
    try {
      const handled = await admit(rules, { request, read, caller: found.caller, sender }, { first, refunds })
      if (!handled.ok) return await refuse(handled)
      if ('response' in handled) return handled.response
      return read.answer ? await read.answer(handled) : jsonResponse(handled.status, handled.body)
    } catch (err) {
      if (!rules.failed) throw err
      const refusal = await rules.failed(err, request, read)
      // The time budget may be used up already, so do not wait for a database that hangs.
      await withTimeout(REFUND_BUDGET_MS, Promise.all(refunds.map((refund) => refund()))).catch(() => undefined)
      return refuse(refusal)
    }
  }
}

type Counts = {
  first: Spent<Counted>
  /** To call if we fail; what is counted further is added. */
  refunds: Spent<Counted>['refund'][]
}

async function admit<Schema extends z.ZodType, Read extends ReadRequest, Caller>(
  rules: Endpoint<Schema, Read, Caller>,
  arrived: Omit<Admitted<Read, Caller>, 'heldBackFor'>,
  { first, refunds }: Counts,
): Promise<Handled> {
  const { read, sender } = arrived
  const count = async <Use extends Counted>(uses: readonly Use[] = []) => {
    const spent = await spend(uses)
    refunds.push(spent.refund)
    return spent
  }
  if (first.over && !(await rules.isRepeat?.(read))) return tooMany(rules, first.over)
  const parsed = rules.schema.safeParse(read.values)
  if (!parsed.success) return { ok: false, ...(rules.invalid ?? refusalOf)(fieldErrors(parsed.error)) }
  const question = rules.question?.(parsed.data, read)
  if (question) return { ok: false, ...refusalOf([question]) }
  const startedMs = performance.now()
  const ceiling = await count(rules.inputLimits?.(parsed.data, sender))
  if (ceiling.over) return tooMany(rules, ceiling.over)
  const holding = await count(rules.heldBackAbove?.(parsed.data, sender))
  const work = rules.handle(parsed.data, { ...arrived, heldBackFor: holding.over && holding.over.reason })
  const handled =
    rules.budgetMs === undefined
      ? await work
      : await withTimeout(rules.budgetMs - (performance.now() - startedMs), work)
  if (!handled.ok || handled.isRepeat) await holding.refund()
  return handled
}

type Limited = { tooMany?: () => Promise<string> }

const tooMany = async (rules: Limited, { waitSeconds }: { waitSeconds: number }) => ({
  ok: false as const,
  status: 429,
  message: (await rules.tooMany?.()) ?? TOO_MANY,
  headers: { 'retry-after': String(waitSeconds) },
})

/** How input with these errors is refused. */
export const refusalOf = (errors: FieldError[]): Refusal => ({
  status: 400,
  message: errors[0]?.message ?? 'Invalid input',
  errors,
})

async function refuseInJson({ status, message, errors, headers }: Refusal): Promise<Response> {
  return errorResponse(status, message, errors, headers)
}
