import { parseJson } from '@/lib/domain/text/parse-json'
import { now } from '@/lib/platform/clock'
import { refusalResponse } from '@/lib/schemas/crm-responses'

import { type Failure, type Outcome, permanentFailure, transientFailure, withReason } from '../failure'
import { readRetryAfter } from './retry-after'

export type LeadConnectorAccess = { baseUrl: string; token: string }

export type LeadConnectorCall = { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: object; signal: AbortSignal }

/** Sends one request, unless the circuit breaker is open. */
export type SendRequest = (call: LeadConnectorCall) => Promise<Outcome<{ body: unknown }>>

/** API version, required on every request (LeadConnector documentation, 2026-11). */
const API_VERSION = '2021-07-28'

/**
 * Retryable 4xx responses: ours to fix without changing the lead (401, 403: token or scopes), temporary (408, 409, 425)
 * or rate limited (429).
 */
const PASSING_REFUSALS = new Set([401, 403, 408, 409, 425, 429])

/** One request to LeadConnector. Never throws: errors are returned as a failure, permanent or not. */
export async function callLeadConnector(
  access: LeadConnectorAccess,
  { method, path, body, signal }: LeadConnectorCall,
): Promise<Outcome<{ body: unknown }>> {
  try {
    const response = await fetch(`${access.baseUrl.replace(/(?<!\/)\/+$/, '')}${path}`, {
      method,
      redirect: 'error',
      signal,
      headers: {
        authorization: `Bearer ${access.token}`,
        version: API_VERSION,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    })
    const text = await response.text()
    const read = parseJson(text)
    return response.ok ? { ok: true, body: read } : refusal(response, read)
  } catch (error) {
    return unreachable(error, signal)
  }
}

function refusal({ status, headers }: Response, body: unknown): Failure {
  const problem = withReason(`The CRM answered ${status}`, reasonIn(body))
  if (status < 500 && !PASSING_REFUSALS.has(status)) return permanentFailure(problem)
  return transientFailure(problem, readRetryAfter(headers.get('retry-after'), now()))
}

function reasonIn(body: unknown): string {
  const read = refusalResponse.safeParse(body)
  return read.success ? [read.data.message].flat().join(', ') : ''
}

function unreachable(error: unknown, signal: AbortSignal): Failure {
  if (signal.aborted) return transientFailure('The CRM did not answer in time')
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return transientFailure(`The CRM could not be reached${code}`)
}
