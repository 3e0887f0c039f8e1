/** An answer outside 2xx. The message is the status code, a colon, a space and the body, or the status text if the body is empty. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
  }
}

type ApiRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * Calls one of our endpoints, with cookies, as JSON.
 * @throws ApiError on any answer outside 2xx, and whatever `fetch` throws when there is no answer
 */
export async function apiRequest({ method, url, body, headers, signal }: ApiRequest): Promise<unknown> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text, response.statusText)
  return text ? JSON.parse(text) : null
}
