import { saveFile } from '@/lib/browser/save-file'
import { BYTE_ORDER_MARK } from '@/lib/calculators/professional/csv'
import { fileName } from '@/lib/calculators/professional/file-names'
import { writeProjectFile } from '@/lib/calculators/professional/project-file'
import { writeRoomsCsv } from '@/lib/calculators/professional/rooms-csv'
import type { UnfinishedRoom } from '@/lib/calculators/professional/rooms-left-out'
import type { Sheet } from '@/lib/calculators/professional/sheet'
import type { Project } from '@/lib/domain/estimate/project'
import { endpoints } from '@/lib/routing/endpoints'

const PATIENCE_MS = 60_000

export function saveProject(sheet: Sheet): void {
  saveFile({
    name: fileName({ project: sheet.name, ending: 'json' }),
    content: new Blob([writeProjectFile(sheet)], { type: 'application/json' }),
  })
}

export function saveRooms({ name, rooms }: Sheet): void {
  saveFile({
    name: fileName({ project: name, ending: 'csv' }),
    content: new Blob([BYTE_ORDER_MARK, writeRoomsCsv(rooms)], { type: 'text/csv' }),
  })
}

function messageIn(refusal: unknown): string {
  const isSaid =
    typeof refusal === 'object' && refusal !== null && 'message' in refusal && typeof refusal.message === 'string'
  return isSaid ? String(refusal.message) : 'The document could not be made. Please try again.'
}

/** Requests the PDF from the server; returns an error message, or null. */
export async function savePdf({
  project,
  unfinished,
}: {
  project: Project
  unfinished: readonly UnfinishedRoom[]
}): Promise<string | null> {
  try {
    const answer = await fetch(endpoints.projectPdf, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...project, unfinished }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) return messageIn(await answer.json())
    saveFile({ name: fileName({ project: project.name, ending: 'pdf' }), content: await answer.blob() })
    return null
  } catch {
    return 'We could not be reached. The document is made on our server; everything else works without it.'
  }
}
