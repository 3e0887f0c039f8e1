/** The response to a request whose key was used before with a different body. */
export const KEY_REUSED = {
  ok: false,
  status: 422,
  message: 'This request was already sent with other answers. Please reload the page and send it again.',
} as const
