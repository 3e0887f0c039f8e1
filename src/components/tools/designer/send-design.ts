import { lateEndpoints } from '@/lib/routing/late-endpoints'

import { NOT_REACHED } from './not-sent'

/** `newest`: the version that was saved in the meantime. */
export type Sent =
  { ok: true; editToken?: string; version?: number } | { ok: false; message: string; newest?: number | undefined }

const PATIENCE_MS = 15_000

type Content = { design: object; laid: object }

/** Saves a design on the server for the first time. */
export const sendNewDesign = (content: Content): Promise<Sent> => send(lateEndpoints.shareDesign, { content })

/** Saves the next version of a shared design. */
export const sendVersion = (version: { token: string; version: number; content: Content }): Promise<Sent> =>
  send(lateEndpoints.saveSharedDesign, version)

type ResponseBody = { message?: unknown; version?: unknown; tokens?: { edit?: unknown } }

async function send(path: string, body: object): Promise<Sent> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const { message, version, tokens } = (await response.json()) as ResponseBody
    const number = typeof version === 'number' ? version : undefined
    if (!response.ok) return { ok: false, message: String(message ?? NOT_REACHED), newest: number }
    return {
      ok: true,
      ...(number !== undefined && { version: number }),
      ...(typeof tokens?.edit === 'string' && { editToken: tokens.edit }),
    }
  } catch {
    return { ok: false, message: NOT_REACHED }
  }
}
