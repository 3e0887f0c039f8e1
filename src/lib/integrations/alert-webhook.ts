const ANSWER_WITHIN_MS = 10_000

/** Sends a text; returns the problem if it did not arrive. */
export type PostAlert = (text: string) => Promise<string | null>

/** Posts `{ "text": … }`, which Slack, Mattermost, Teams and most others accept. */
export const alertWebhook =
  (url: string): PostAlert =>
  async (text) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      return response.ok ? null : `The webhook answered ${response.status}`
    } catch {
      return 'The webhook could not be reached' // the reason would name its address, which is a secret
    }
  }
