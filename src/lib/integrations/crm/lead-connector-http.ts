import { now } from '@/lib/platform/clock'

import { permanentFailure, transientFailure, type Failure, type Outcome } from '../failure'
import { readRetryAfter } from './retry-after'

export type LeadConnectorAccess = { baseUrl: string; token: string }

export type LeadConnectorCall = { method: 'GET' | 'POST'; path: string; body?: object; signal: AbortSignal }

/** The version of the API every request names; LeadConnector refuses requests without it (its documentation, 2026-11). */
const API_VERSION = '2021-07-28'

/**
 * 4xx answers that another try may turn: ours to mend without touching the lead (401, 403: the token or its scopes),
 * passing (408, 409, 425) or a limit (429).
 */
const PASSING_REFUSALS = new Set([401, 403, 408, 409, 425, 429])

/** One request to LeadConnector. Never throws: what goes wrong comes back as a failure with its weight. */
export async function callLeadConnector(
  access: LeadConnectorAccess,
  { method, path, body, signal }: LeadConnectorCall,
): Promise<Outcome<{ body: unknown }>> {
  try {
    const response = await fetch(`${access.baseUrl.replace(/\/+$/, '')}${path}`, {
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
    return response.ok ? { ok: true, body: parseJson(text) } : refusal(response)
  } catch (error) {
    return unreachable(error, signal)
  }
}

function refusal({ status, headers }: Response): Failure {
  const problem = `The CRM answered ${status}`
  if (status < 500 && !PASSING_REFUSALS.has(status)) return permanentFailure(problem)
  return transientFailure(problem, readRetryAfter(headers.get('retry-after'), now()))
}

function unreachable(error: unknown, signal: AbortSignal): Failure {
  if (signal.aborted) return transientFailure('The CRM did not answer in time')
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return transientFailure(`The CRM could not be reached${code}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
