import { randomUUID } from 'node:crypto'

import type { Body, EndpointPath } from '../../fixtures/enquiries'
import { call, jsonRequest, request } from './api'

export type EnquiryReply = {
  message: string
  reference?: string
  /** When the response is due, and the page of the enquiry. */
  due?: string
  enquiry?: string
  errors?: { path: string; message: string }[]
  ghl?: { success: boolean }
}
/** Overwrites what differs between any two responses. */
export const UNIQUE = { reference: '', due: '', enquiry: '' }

export type EnquiryResponse = { status: number; body: EnquiryReply; headers: Headers }

/** Sends an enquiry as the site's script does, under a fresh key unless one is given; null: without a key. */
export async function submit(
  path: EndpointPath,
  body: Body,
  { key = randomUUID() }: { key?: string | null } = {},
): Promise<EnquiryResponse> {
  return readResponse(await call(jsonRequest('POST', path, body, key === null ? {} : { 'idempotency-key': key })))
}

/** Sends an arbitrary request. */
export const send = async (path: EndpointPath, init: RequestInit) =>
  readResponse(await call(request(path, { method: 'POST', ...init })))

/** Sends an enquiry as a browser without JavaScript does. */
export function submitForm(
  path: EndpointPath,
  fields: Record<string, string | string[]>,
  headers?: Record<string, string>,
): Promise<Response> {
  const body = new URLSearchParams()
  for (const [name, texts] of Object.entries(fields)) for (const text of [texts].flat()) body.append(name, text)
  return call(request(path, { method: 'POST', body, headers }))
}

async function readResponse(response: Response): Promise<EnquiryResponse> {
  return { status: response.status, headers: response.headers, body: (await response.json()) as EnquiryReply }
}
