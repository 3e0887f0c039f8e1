let given = new Headers()

/** Runs the callback with these request headers. */
export function giveHeaders(headers: HeadersInit): void {
  given = new Headers(headers)
}

export const headers = async () => given
