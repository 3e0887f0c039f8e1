import { messageIn } from './answer-message'
import { saveFile } from './save-file'

/** The server makes one document at a time. */
const PATIENCE_MS = 60_000

type Asked = {
  url: string
  body: object
  /** Of the downloaded file. */
  name: string
  /** What to say where the server gives no reason, and where it cannot be reached. */
  failure: string
  unreached: string
}

/** Has the server make a PDF of what is on the page, and downloads it; returns an error message, or null. */
export async function savePdf({ url, body, name, failure, unreached }: Asked): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) return messageIn(await answer.json()) ?? failure
    saveFile({ name, content: await answer.blob() })
    return null
  } catch {
    return unreached
  }
}
