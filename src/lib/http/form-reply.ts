import { randomBytes } from 'node:crypto'

import { headers } from 'next/headers'

import type { FieldError } from '@/lib/schemas/field-errors'

import { ownOrigin } from './own-origin'

export type FormReply = { values: Record<string, string | string[]>; errors: FieldError[]; message: string }
export type FormRefusal = FormReply & { status: number; headers: Record<string, string> }

const HEADER = 'x-form-reply'
const RENDER_TIMEOUT_MS = 5000

// Route handlers and pages are bundled separately, so a module variable would exist twice; globalThis is shared.
const shared = globalThis as typeof globalThis & { powerboardFormReplies?: Map<string, FormReply> }
const replies = (shared.powerboardFormReplies ??= new Map())

/**
 * Responds to a plain form post with the form itself: `page` renders it with the errors and the submitted values, sent
 * with the error status. The values stay in this process's memory, never in a URL, cookie or table.
 * @throws if the page cannot be rendered
 */
export async function renderFormReply(
  page: string,
  { status, headers: extra, ...reply }: FormRefusal,
): Promise<Response> {
  const token = randomBytes(16).toString('base64url')
  replies.set(token, reply)
  try {
    const rendered = await fetch(`${ownOrigin()}${page}`, {
      headers: { [HEADER]: token, accept: 'text/html' },
      redirect: 'error',
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    })
    if (!rendered.ok) throw new Error(`${page} returned ${rendered.status}`)
    return new Response(rendered.body, { status, headers: { ...pageHeaders(rendered.headers), ...extra } })
  } finally {
    replies.delete(token)
  }
}

function pageHeaders(from: Headers): Record<string, string> {
  const policy = from.get('content-security-policy')
  return {
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    ...(policy && { 'content-security-policy': policy }),
  }
}

/** For the page that renders the reply; null when its URL was opened directly. */
export async function takeFormReply(): Promise<FormReply | null> {
  const token = (await headers()).get(HEADER)
  return (token && replies.get(token)) || null
}
