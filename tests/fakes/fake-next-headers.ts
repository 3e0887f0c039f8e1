let given = new Headers()

/** Sets the request headers that `headers` returns from now on. */
export function giveHeaders(headers: HeadersInit): void {
  given = new Headers(headers)
}

export const headers = async () => given
