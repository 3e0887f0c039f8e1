import type { z } from 'zod'

import { type StaffCaller, staffOf } from '@/lib/data/staff'
import { parseJson } from '@/lib/domain/text/parse-json'

import { endpoint } from './endpoint'
import { readText } from './read-body'
import { errorResponse, refused } from './responses'

/** Enough for changes of a hundred leads at once, or for all groups of synonyms. */
const BYTES_MAX = 64_000
const UNREADABLE = 'This could not be read.'

/** `forbidden`: the refusal of staff who may not. */
type Allowed = { may: 'anyStaff' } | { may: 'changesPages' | 'changesQuotes' | 'isAdmin'; forbidden: string }

type StaffEndpoint<Schema extends z.ZodType> = Allowed & {
  /** The values in a plain form; without it, the body is JSON. */
  valuesOf?: (form: URLSearchParams) => object
  schema: Schema
  /** The refusal of invalid input; by default, the message of its first field. */
  invalid?: string
  act: (input: z.output<Schema>, staff: StaffCaller & Pick<Request, 'headers'>) => Promise<Response>
}

/** The handler of a button in the admin: its origin, sender and input are checked before `act`. */
export function staffEndpoint<Schema extends z.ZodType>(button: StaffEndpoint<Schema>) {
  const { valuesOf, schema, invalid, act } = button
  return endpoint({
    foreign: 'This can only be done from our own website.',
    callerOf: async ({ headers }) => {
      const caller = await staffOf(headers)
      if (!caller) return refused(401, 'Please sign in again.')
      const mayNot = button.may !== 'anyStaff' && !caller[button.may] ? button.forbidden : null
      return mayNot === null ? { ok: true, caller } : refused(403, mayNot)
    },
    read: async (request) => {
      const body = await readText(request, BYTES_MAX)
      if (!body.ok) return refused(400, UNREADABLE)
      return { ok: true, values: valuesOf ? valuesOf(new URLSearchParams(body.text)) : parseJson(body.text) }
    },
    schema,
    ...(invalid !== undefined && { invalid: () => ({ status: 400, message: invalid }) }),
    handle: async (input, { caller, request: { headers } }) => ({
      ok: true,
      response: await act(input, { ...caller, headers }),
    }),
  })
}

const SALES_ONLY = 'Only the sales desk can do this.'

type SalesAction<Schema extends z.ZodType> = Pick<StaffEndpoint<Schema>, 'schema' | 'act'>

/** The handler of a button that only the sales desk may press. */
export const salesAction = <Schema extends z.ZodType>(button: SalesAction<Schema>) =>
  staffEndpoint({ ...button, may: 'changesQuotes', forbidden: SALES_ONLY })

/** The handler of what only the sales desk may read. */
export const salesRead =
  (read: (staff: StaffCaller, request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const staff = await staffOf(request.headers)
    if (!staff) return errorResponse(401, 'Please sign in again.')
    return staff.changesQuotes ? read(staff, request) : errorResponse(403, SALES_ONLY)
  }
