import { saveFile } from '@/lib/browser/save-file'
import type { Project } from '@/lib/domain/project/project'
import { endpoints } from '@/lib/site/endpoints'
import { BYTE_ORDER_MARK } from '@/lib/site/professional/csv'
import { fileName } from '@/lib/site/professional/file-names'
import { writeProjectFile } from '@/lib/site/professional/project-file'
import { writeRoomsCsv } from '@/lib/site/professional/rooms-csv'
import type { Sheet } from '@/lib/site/professional/sheet'

const PATIENCE_MS = 60_000

export function saveProject(project: Project): void {
  saveFile({
    name: fileName({ project: project.name, ending: 'json' }),
    content: new Blob([writeProjectFile(project)], { type: 'application/json' }),
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

/** Has the server write the document; what went wrong, or null. */
export async function savePdf({
  project,
  roomsLeftOut,
}: {
  project: Project
  roomsLeftOut: number
}): Promise<string | null> {
  try {
    const answer = await fetch(endpoints.projectPdf, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...project, roomsLeftOut }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) return messageIn(await answer.json())
    saveFile({ name: fileName({ project: project.name, ending: 'pdf' }), content: await answer.blob() })
    return null
  } catch {
    return 'We could not be reached. The document is made on our server; everything else works without it.'
  }
}
