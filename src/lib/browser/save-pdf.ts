import { messageIn } from './response-message'
import { saveFile } from './save-file'

/** Long, because the server renders one document at a time. */
const PATIENCE_MS = 60_000

type PdfRequest = {
  url: string
  body: object
  /** Name of the downloaded file. */
  name: string
  /** Messages if the server gives no reason, and if it cannot be reached. */
  failureMessage: string
  unreachableMessage: string
}

/** Requests a PDF of the page's content and downloads it; returns an error message, or null. */
export async function savePdf({
  url,
  body,
  name,
  failureMessage,
  unreachableMessage,
}: PdfRequest): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) return messageIn(await response.json()) ?? failureMessage
    saveFile({ name, content: await response.blob() })
    return null
  } catch {
    return unreachableMessage
  }
}
