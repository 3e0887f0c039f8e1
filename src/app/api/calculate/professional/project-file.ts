import { fileName } from '@/lib/calculators/professional/file-names'
import { writeProjectFile } from '@/lib/calculators/professional/project-file'
import { writeRoomsCsv } from '@/lib/calculators/professional/rooms-csv'
import type { typedProjectResult } from '@/lib/calculators/professional/typed-project'
import { BYTE_ORDER_MARK } from '@/lib/domain/text/write-csv'
import { attachment } from '@/lib/http/responses'

import { projectDocument } from './project-document'

type Worked = Pick<Extract<ReturnType<typeof typedProjectResult>, { ok: true }>, 'project' | 'sheet'>

/** A project as a file to keep: the document, the rooms as a table, or everything to open again later. */
export async function projectFile(ending: 'pdf' | 'csv' | 'json', { project, sheet }: Worked): Promise<Response> {
  const name = fileName({ project: project.name, ending })
  switch (ending) {
    case 'pdf':
      return projectDocument({ project, unfinished: [], name })
    case 'csv':
      return attachment({
        name,
        type: 'text/csv; charset=utf-8',
        content: BYTE_ORDER_MARK + writeRoomsCsv(sheet.rooms),
      })
    case 'json':
      return attachment({ name, type: 'application/json', content: writeProjectFile(sheet) })
  }
}
