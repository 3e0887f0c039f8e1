import { saveFile } from '@/lib/browser/save-file'
import { laidPanels } from '@/lib/calculators/designer/laid-panels'
import { lateEndpoints } from '@/lib/routing/endpoints'

import type { Outcome } from './designer-engine'

/** The server makes one document at a time. */
const PATIENCE_MS = 60_000
const NOT_MADE = 'The pack could not be made. Please try again.'

/** Downloads the electrician's pack of a design; returns an error message, or null. */
export async function savePack({ design, result }: Outcome): Promise<string | null> {
  try {
    const answer = await fetch(lateEndpoints.designPack, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ design, laid: laidPanels(result) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) return messageIn(await answer.json())
    saveFile({ name: 'powerboard-electrician.pdf', content: await answer.blob() })
    return null
  } catch {
    return 'We could not be reached. The pack is made on our server; everything else works without it.'
  }
}

function messageIn(refusal: unknown): string {
  const isSaid =
    typeof refusal === 'object' && refusal !== null && 'message' in refusal && typeof refusal.message === 'string'
  return isSaid ? String(refusal.message) : NOT_MADE
}
