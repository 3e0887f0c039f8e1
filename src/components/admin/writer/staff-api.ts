/** A record by its key, for staff who may read the collection. */
type Keyed = { id: number; key?: string | null }

/** Reads JSON from our own API as the signed-in user; throws with the server's message. */
export async function askApi<Data>(url: string, init: RequestInit = {}): Promise<Data> {
  const response = await fetch(url, { credentials: 'include', ...init })
  const body = (await response.json()) as Data & { errors?: { message: string }[] }
  if (!response.ok) throw new Error(body.errors?.[0]?.message ?? `The server answered ${response.status}.`)
  return body
}

/** Every record of a collection with its key. */
export async function keysOf(api: string, collection: 'sources' | 'claims'): Promise<Keyed[]> {
  const url = `${api}/${collection}?pagination=false&depth=0&select[key]=true`
  return (await askApi<{ docs: Keyed[] }>(url)).docs
}
