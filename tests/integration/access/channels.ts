import type { Payload, Where } from 'payload'

import { call, jsonRequest, request } from '../support/api'
import type { NewDocument } from './archive'
import type { Session } from './sessions'

export type ChannelResponse = { status: number; body: Body }
type Body = { id?: unknown; doc?: { id?: unknown }; docs?: { id?: unknown }[]; totalDocs?: number; message?: unknown }

type Drafts = { draft?: boolean }

/** Every operation on a collection, through either channel. */
export type Channel = {
  create: (slug: string, document: NewDocument) => Promise<ChannelResponse>
  find: (slug: string, options?: Drafts) => Promise<ChannelResponse>
  findOne: (slug: string, id: number, options?: Drafts) => Promise<ChannelResponse>
  /** How the admin requests long lists: a POST declared to be a GET. */
  findByPost?: (slug: string) => Promise<ChannelResponse>
  count: (slug: string) => Promise<ChannelResponse>
  update: (slug: string, id: number) => Promise<ChannelResponse>
  updateMany: (slug: string, id: number) => Promise<ChannelResponse>
  remove: (slug: string, id: number) => Promise<ChannelResponse>
  removeMany: (slug: string, id: number) => Promise<ChannelResponse>
  duplicate: (slug: string, id: number) => Promise<ChannelResponse>
  findVersions: (slug: string) => Promise<ChannelResponse>
  findVersion: (slug: string, versionId: number) => Promise<ChannelResponse>
  restore: (slug: string, versionId: number) => Promise<ChannelResponse>
}

/** Through the routes, with the session cookie. */
export function overHttp(session: Session): Channel {
  const headers: Record<string, string> = session.cookie ? { cookie: session.cookie } : {}
  const send = (method: string, path: string) => responseTo(request(path, { method, headers }))
  const sendJson = (method: string, path: string, body: unknown) => responseTo(jsonRequest(method, path, body, headers))
  const only = (id: number) => `where[id][in]=${id}`
  return {
    create: (slug, { data, file }) =>
      file
        ? responseTo(request(`/${slug}`, { method: 'POST', headers, body: formOf(data, file) }))
        : sendJson('POST', `/${slug}`, data),
    find: (slug, { draft } = {}) => send('GET', `/${slug}?limit=0&sort=-id&depth=0&draft=${draft ?? false}`),
    findOne: (slug, id, { draft } = {}) => send('GET', `/${slug}/${id}?draft=${draft ?? false}`),
    findByPost: (slug) =>
      responseTo(
        request(`/${slug}`, { method: 'POST', headers: { ...headers, ...LONG_QUERY }, body: 'limit=0&depth=0' }),
      ),
    count: (slug) => send('GET', `/${slug}/count`),
    update: (slug, id) => sendJson('PATCH', `/${slug}/${id}`, {}),
    updateMany: (slug, id) => sendJson('PATCH', `/${slug}?${only(id)}`, {}),
    remove: (slug, id) => send('DELETE', `/${slug}/${id}`),
    removeMany: (slug, id) => send('DELETE', `/${slug}?${only(id)}`),
    duplicate: (slug, id) => sendJson('POST', `/${slug}/${id}/duplicate`, {}),
    findVersions: (slug) => send('GET', `/${slug}/versions?limit=0&depth=0`),
    findVersion: (slug, versionId) => send('GET', `/${slug}/versions/${versionId}`),
    restore: (slug, versionId) => send('POST', `/${slug}/versions/${versionId}`),
  }
}

const LONG_QUERY = { 'x-payload-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' }

async function responseTo(apiRequest: Request): Promise<ChannelResponse> {
  const response = await call(apiRequest)
  return { status: response.status, body: (await response.json().catch(() => ({}))) as Body }
}

function formOf(data: object, file: NonNullable<NewDocument['file']>): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set('file', new File([new Uint8Array(file.data)], file.name, { type: file.mimetype }))
  return form
}

/** Through Payload's local API as our code calls it for a visitor: with the user, and with access control. */
export function locally(payload: Payload, session: Session): Channel {
  // The collection of each call is a variable, but Payload's types only describe calls for one known collection.
  const api = payload as unknown as Record<string, (options: object) => Promise<Body>>
  const ask = async (operation: string, options: object): Promise<ChannelResponse> => {
    try {
      const body = await api[operation]?.call(payload, { overrideAccess: false, user: session.user, ...options })
      return { status: 200, body: body ?? {} }
    } catch (error) {
      const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
      return { status, body: { message: error instanceof Error ? error.message : error } }
    }
  }
  const only = (id: number): Where => ({ id: { in: [id] } })
  return {
    create: (collection, { data, file }) => ask('create', { collection, data, file }),
    find: (collection, { draft } = {}) => ask('find', { collection, limit: 0, depth: 0, draft }),
    findOne: (collection, id, { draft } = {}) => ask('findByID', { collection, id, draft }),
    count: (collection) => ask('count', { collection }),
    update: (collection, id) => ask('update', { collection, id, data: {} }),
    updateMany: (collection, id) => ask('update', { collection, where: only(id), data: {} }),
    remove: (collection, id) => ask('delete', { collection, id }),
    removeMany: (collection, id) => ask('delete', { collection, where: only(id) }),
    duplicate: (collection, id) => ask('duplicate', { collection, id }),
    findVersions: (collection) => ask('findVersions', { collection, limit: 0, depth: 0 }),
    findVersion: (collection, id) => ask('findVersionByID', { collection, id }),
    restore: (collection, id) => ask('restoreVersion', { collection, id }),
  }
}
