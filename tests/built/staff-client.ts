import { ADMIN } from '../journeys/setup/urls'

/** The built site with a freshly seeded database: its only admin must be the first one. */
const SITE = process.env.BUILT_SITE_URL ?? 'http://localhost:3190'

type Account = { username: string; password: string }
type Doc = { id: number }

/** Requests as one staff user. */
export type StaffClient = ReturnType<typeof restClient>

export async function signIn({ username, password }: Account = ADMIN): Promise<StaffClient> {
  const response = await fetch(`${SITE}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!response.ok) throw new Error(`${username} could not sign in: ${response.status}`)
  const { token, user } = (await response.json()) as { token: string; user: Doc }
  return restClient(user.id, { authorization: `JWT ${token}` })
}

/** Requests without a session. */
export const visitor = () => restClient(0, {})

function restClient(userId: number, headers: Record<string, string>) {
  const send = (method: string, path: string, body?: object) =>
    fetch(`${SITE}/api/${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
  return {
    userId,
    headers,
    post: (path: string, body: object = {}) => send('POST', path, body),
    patch: (path: string, body: object) => send('PATCH', path, body),
    remove: (path: string) => send('DELETE', path),
    upload: ({ name, type, content }: { name: string; type: string; content: string }) => {
      const form = new FormData()
      form.set('file', new File([content], name, { type }))
      form.set('_payload', JSON.stringify({ alt: 'A white wall' }))
      return fetch(`${SITE}/api/media`, { method: 'POST', headers, body: form })
    },
    /** The text of a page that opens for this user. */
    open: async (path: string | null): Promise<string> => {
      const response = await fetch(`${SITE}${path}`, { headers })
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
      return response.text()
    },
    /** Creates a document for a test case. */
    make: async (collection: string, data: object): Promise<number> => {
      const response = await send('POST', collection, data)
      if (!response.ok) throw new Error(`${collection}: ${response.status} ${await response.text()}`)
      return ((await response.json()) as { doc: Doc }).doc.id
    },
    /** The first document that matches the query. */
    find: async (path: string): Promise<number> => {
      const { docs } = (await (await send('GET', path)).json()) as { docs: Doc[] }
      if (!docs[0]) throw new Error(`Nothing found: ${path}`)
      return docs[0].id
    },
    count: async (path: string) => ((await (await send('GET', path)).json()) as { totalDocs: number }).totalDocs,
  }
}
