import { saveFile } from '@/lib/browser/save-file'
import { savePdf } from '@/lib/browser/save-pdf'
import { fileName } from '@/lib/calculators/professional/file-names'
import { writeProjectFile } from '@/lib/calculators/professional/project-file'
import { writeRoomsCsv } from '@/lib/calculators/professional/rooms-csv'
import type { UnfinishedRoom } from '@/lib/calculators/professional/rooms-left-out'
import type { Sheet } from '@/lib/calculators/professional/sheet'
import type { Project } from '@/lib/domain/estimate/project'
import { BYTE_ORDER_MARK } from '@/lib/domain/text/write-csv'
import { endpoints } from '@/lib/routing/endpoints'

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

/** Requests the PDF from the server; returns an error message, or null. */
export const saveProjectPdf = ({
  project,
  unfinished,
}: {
  project: Project
  unfinished: readonly UnfinishedRoom[]
}): Promise<string | null> =>
  savePdf({
    url: endpoints.projectPdf,
    body: { ...project, unfinished },
    name: fileName({ project: project.name, ending: 'pdf' }),
    failureMessage: 'The document could not be made. Please try again.',
    unreachableMessage:
      'We could not be reached. The document is made on our server; everything else works without it.',
  })
