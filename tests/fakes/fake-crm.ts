import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { answerProblems, requestProblems } from './crm-contract'
import { fakeCustomFields } from './fake-custom-fields'
import { fakeSocial } from './fake-social'

/**
 * How the fake handles the next requests; `accepting-then-dropping` does the work and drops the connection before
 * responding, `dropping-notes` only when a note is added. Conditions about posts, searches and
 * custom fields affect no other requests, and those that refuse or drop contacts spare the custom fields.
 */
export type CrmCondition =
  | 'accepting'
  | 'hanging'
  | 'too-many-requests'
  | 'refusing'
  | 'refusing-phone'
  | 'refusing-fields'
  | 'failing'
  | 'redirecting'
  | 'under-maintenance'
  | 'accepting-then-dropping'
  | 'dropping-notes'
  | 'dropping-posts'
  | 'hanging-posts'
  | 'posting-then-hanging'
  | 'refusing-posts'
  | 'refusing-searches'

export type FakeContact = {
  id: string
  email?: string
  phone?: string
  name?: string
  source?: string
  [field: string]: unknown
}
export type FakeNote = { id: string; contactId: string; body: string }

const FAKE_CRM_TOKEN = 'fake-token'
const FAKE_CRM_LOCATION = 'fake-location'

type Reply = { status: number; body: object; headers?: Record<string, string> }

const NOT_FOUND: Reply = { status: 404, body: { statusCode: 404, message: 'Not found' } }
const BAD_PHONE: Reply = {
  status: 422,
  body: { statusCode: 422, message: ['phone +447700900123 of ada@example.com is invalid'] },
}
const BAD_REQUEST: Reply = { status: 400, body: { statusCode: 400, message: 'Bad Request' } }

/**
 * LeadConnector's contacts, notes, custom fields and social posts on a local port: same paths, headers, errors and
 * responses. It accepts and answers only what the published contract allows.
 * `condition` controls its behaviour and may be changed between requests; `requests` records them as `METHOD path`.
 * Like a location in LeadConnector, it can be set to identify people by email only.
 */
export async function startFakeCrm({ knowsPhones = true } = {}) {
  const contacts: FakeContact[] = []
  const notes: FakeNote[] = []
  const requests: string[] = []
  const fields = fakeCustomFields({ location: FAKE_CRM_LOCATION })
  const social = fakeSocial({ location: FAKE_CRM_LOCATION })
  let created = 0 // ids are not reused after a deletion
  const state: { condition: CrmCondition; retryAfter: string } = { condition: 'accepting', retryAfter: '2' }

  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    void readBody(request).then((body) => play({ request, response, body }))
  })

  function play({ request, response, body }: { request: IncomingMessage; response: ServerResponse; body: string }) {
    switch (state.condition) {
      case 'hanging':
        return
      case 'too-many-requests':
        return reply(response, {
          status: 429,
          body: { message: 'Too Many Requests' },
          headers: { 'retry-after': state.retryAfter },
        })
      case 'refusing':
        return reply(response, isAboutFields(request) ? handle(request, body) : BAD_REQUEST)
      case 'refusing-fields':
        return reply(response, isAboutFields(request) ? BAD_REQUEST : handle(request, body))
      case 'refusing-phone':
        return reply(response, isAboutFields(request) ? handle(request, body) : BAD_PHONE)
      case 'failing':
        return reply(response, { status: 500, body: { message: 'Internal Server Error' } })
      case 'redirecting':
        return reply(response, { status: 302, body: {}, headers: { location: '/elsewhere' } })
      case 'under-maintenance':
        return replyWithPage(response)
      case 'accepting-then-dropping':
        return isAboutFields(request) ? reply(response, handle(request, body)) : acceptAndDrop(request, body)
      case 'dropping-notes':
        return isAddingNote(request) ? acceptAndDrop(request, body) : reply(response, handle(request, body))
      case 'dropping-posts':
        return isPosting(request) ? acceptAndDrop(request, body) : reply(response, handle(request, body))
      case 'hanging-posts':
        return isPosting(request) ? undefined : reply(response, handle(request, body))
      case 'posting-then-hanging':
        return isPosting(request) ? void handle(request, body) : reply(response, handle(request, body))
      case 'refusing-posts':
        return reply(response, isPosting(request) ? BAD_REQUEST : handle(request, body))
      case 'refusing-searches':
        return reply(response, isSearching(request) ? BAD_REQUEST : handle(request, body))
      case 'accepting':
        return reply(response, handle(request, body))
    }
  }

  function acceptAndDrop(request: IncomingMessage, body: string) {
    handle(request, body)
    request.socket.destroy()
  }

  function handle(request: IncomingMessage, body: string): Reply {
    if (request.headers.authorization !== `Bearer ${FAKE_CRM_TOKEN}`)
      return { status: 401, body: { statusCode: 401, message: 'Invalid JWT' } }
    if (request.headers.version !== '2021-07-28')
      return { status: 401, body: { statusCode: 401, message: 'version header was not found.' } }
    const { method = '', url = '' } = request
    const problems = requestProblems(method, url, body === '' ? null : readJson(body))
    if (!problems) return NOT_FOUND
    if (problems.length > 0) return { status: 422, body: { statusCode: 422, message: problems } }
    const answer = answerTo(request, body)
    const broken = answer.status < 300 ? answerProblems(method, url, answer) : []
    if (broken.length > 0) throw new Error(`The stand-in for the CRM breaks its contract: ${broken.join(', ')}`)
    return answer
  }

  function answerTo(request: IncomingMessage, body: string): Reply {
    const { method = '', url = '' } = request
    const input = readJson(body)
    const special = social.answerTo(method, url, input) ?? fields.answerTo(method, url, input)
    if (special) return special
    if (request.method === 'POST' && request.url === '/contacts/upsert') return upsert(readJson(body))
    if (request.method === 'DELETE') return remove(request.url ?? '')
    const shown = /^\/contacts\/([^/]+)$/.exec(request.url ?? '')?.[1]
    if (request.method === 'GET' && shown) return show(shown)
    const contactId = /^\/contacts\/([^/]+)\/notes$/.exec(request.url ?? '')?.[1]
    if (!contactId || !contacts.some(({ id }) => id === contactId)) return NOT_FOUND
    if (request.method === 'GET')
      return { status: 200, body: { notes: notes.filter((note) => note.contactId === contactId) } }
    return addNote(contactId, readJson(body))
  }

  const isPosting = ({ method, url }: IncomingMessage) => social.isCreating(method ?? '', url ?? '')
  const isSearching = ({ method, url }: IncomingMessage) => social.isListing(method ?? '', url ?? '')

  function upsert(input: Record<string, unknown> | null): Reply {
    if (!input || input.locationId !== FAKE_CRM_LOCATION || !(input.email || input.phone))
      return { status: 422, body: { statusCode: 422, message: ['locationId, email or phone'] } }
    const unknown = sentFields(input).find(({ id }) => !fields.list.some((field) => field.id === id))
    if (unknown)
      return { status: 422, body: { statusCode: 422, message: [`custom field ${unknown.id} does not exist`] } }
    const existing = contacts.find(
      ({ email, phone }) => (email && email === input.email) || (knowsPhones && phone && phone === input.phone),
    )
    if (existing) Object.assign(existing, input)
    if (!existing) created += 1
    const contact = existing ?? { id: `contact-${created}`, ...input }
    if (!existing) contacts.push(contact)
    return { status: 200, body: { new: !existing, contact, traceId: 'fake' } }
  }

  function show(contactId: string): Reply {
    const found = contacts.find(({ id }) => id === contactId)
    if (!found) return NOT_FOUND
    const customFields = sentFields(found).map(({ id, field_value }) => ({ id, value: field_value }))
    return { status: 200, body: { contact: { ...found, customFields } } }
  }

  /** Deletes a contact with its notes, or one note. */
  function remove(url: string): Reply {
    const [, contactId, noteId] = /^\/contacts\/([^/]+)(?:\/notes\/([^/]+))?$/.exec(url) ?? []
    const doomed = (note: FakeNote) => note.contactId === contactId && (noteId === undefined || note.id === noteId)
    const exists = noteId === undefined ? contacts.some(({ id }) => id === contactId) : notes.some(doomed)
    if (!exists) return NOT_FOUND
    notes.splice(0, notes.length, ...notes.filter((note) => !doomed(note)))
    if (noteId === undefined) contacts.splice(0, contacts.length, ...contacts.filter(({ id }) => id !== contactId))
    return { status: 200, body: { succeded: true } }
  }

  function addNote(contactId: string, input: Record<string, unknown> | null): Reply {
    if (typeof input?.body !== 'string' || !input.body)
      return { status: 422, body: { statusCode: 422, message: ['body should not be empty'] } }
    const note = { id: `note-${notes.length + 1}`, contactId, body: input.body }
    notes.push(note)
    return { status: 201, body: { note } }
  }

  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo

  return {
    settings: { baseUrl: `http://127.0.0.1:${port}`, token: FAKE_CRM_TOKEN, locationId: FAKE_CRM_LOCATION },
    contacts,
    notes,
    requests,
    customFields: fields.list,
    accounts: social.accounts,
    posts: social.posts,
    play: (condition: CrmCondition, options: { retryAfter?: string } = {}) =>
      Object.assign(state, { condition }, options),
    /** Deletes all but the custom fields, which are settings of the location. */
    clear() {
      for (const list of [contacts, notes, requests]) list.length = 0
      created = 0
      social.clear()
      state.condition = 'accepting'
    },
    /** The condition "down": the port is closed and requests are refused immediately. */
    stop() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
    /** Restarts on the same port with its data. */
    startAgain: () => listen(port),
  }
}

export type FakeCrm = Awaited<ReturnType<typeof startFakeCrm>>

function reply(response: ServerResponse, { status, body, headers }: Reply) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

/** Responds with a page that a proxy may return while the service behind it is down. */
function replyWithPage(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end('<!doctype html><title>Scheduled maintenance</title>')
}

const sentFields = ({ customFields }: Record<string, unknown>) =>
  (customFields ?? []) as { id: string; field_value: string }[]

const isAboutFields = ({ url }: IncomingMessage) => url?.includes('/customFields') ?? false

const isAddingNote = ({ method, url }: IncomingMessage) => method === 'POST' && url?.endsWith('/notes')

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function readJson(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return null
  }
}
