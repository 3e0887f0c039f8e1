import { randomUUID } from 'node:crypto'

import type { Body, EndpointPath } from '../../fixtures/enquiries'
import { call, jsonRequest, request } from './api'

export type Answer = {
  message: string
  reference?: string
  errors?: { path: string; message: string }[]
  ghl?: { success: boolean }
}
export type Answered = { status: number; body: Answer; headers: Headers }

/** Sends an enquiry as the site's script does, under a key of its own unless one is given; null: without a key. */
export async function submit(
  path: EndpointPath,
  body: Body,
  { key = randomUUID() }: { key?: string | null } = {},
): Promise<Answered> {
  return answered(await call(jsonRequest('POST', path, body, key === null ? {} : { 'idempotency-key': key })))
}

/** Sends whatever is given. */
export const send = async (path: EndpointPath, init: RequestInit) =>
  answered(await call(request(path, { method: 'POST', ...init })))

/** Sends an enquiry as a browser without scripts does. */
export function submitForm(path: EndpointPath, fields: Record<string, string | string[]>): Promise<Response> {
  const body = new URLSearchParams()
  for (const [name, texts] of Object.entries(fields)) for (const text of [texts].flat()) body.append(name, text)
  return call(request(path, { method: 'POST', body }))
}

async function answered(response: Response): Promise<Answered> {
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer }
}
