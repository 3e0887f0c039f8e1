import { checkProject } from '@/lib/schemas/calculate/check-project'
import { readProjectFile } from '@/lib/site/professional/project-file'
import { readRoomsCsv } from '@/lib/site/professional/rooms-csv'
import { sheetOf, type Sheet } from '@/lib/site/professional/sheet'

export type FileRead = { ok: true; sheet: Sheet; what: string } | { ok: false; message: string }

const BYTES_MAX = 2_000_000

/** The sheet with what a file holds: a whole project, or a table of rooms in place of those there are. */
export async function readFile({ file, sheet }: { file: File; sheet: Sheet }): Promise<FileRead> {
  if (file.size > BYTES_MAX) return { ok: false, message: 'The file is larger than 2 MB, which no project is.' }
  const text = textOf(await file.arrayBuffer())
  if (/\.json$/i.test(file.name) || text.trimStart().startsWith('{')) {
    const read = readProjectFile({ text, check: checkProject })
    return read.ok
      ? { ok: true, sheet: sheetOf(read.project), what: `the project with ${roomsOf(read.project.rooms.length)}` }
      : read
  }
  const read = readRoomsCsv(text)
  return read.ok ? { ok: true, sheet: { ...sheet, rooms: read.rooms }, what: roomsOf(read.rooms.length) } : read
}

/** UTF-8, or what older spreadsheets on Windows save. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const roomsOf = (count: number) => (count === 1 ? 'one room' : `${count} rooms`)
