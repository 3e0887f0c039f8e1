/** Thrown for a response outside 2xx. The message is `<status>: <body>`, or the status text when the body is empty. */
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
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Whether the request may outlive the page. */
  keepalive?: boolean
}

/**
 * Sends a request with JSON, or with a form, to one of our endpoints, with cookies.
 * @throws ApiError on a response outside 2xx, or the `fetch` error if there is no response
 */
export async function apiRequest({ url, body, headers, ...rest }: ApiRequest): Promise<unknown> {
  const isAsItIs = body === undefined || body instanceof FormData || body instanceof URLSearchParams
  const response = await fetch(url, {
    ...rest,
    credentials: 'include',
    headers: isAsItIs ? headers : { 'Content-Type': 'application/json', ...headers },
    body: isAsItIs ? body : JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text, response.statusText)
  return text ? JSON.parse(text) : null
}
