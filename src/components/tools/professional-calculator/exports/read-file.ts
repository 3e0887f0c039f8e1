import { readTextFile } from '@/lib/browser/read-text-file'
import { readProjectFile } from '@/lib/calculators/professional/project-file'
import { readRoomsCsv } from '@/lib/calculators/professional/rooms-csv'
import type { Sheet } from '@/lib/calculators/professional/sheet'
import { checkProject, checkSheet } from '@/lib/schemas/calculate/check-project'

export type FileRead = { ok: true; sheet: Sheet; what: string } | { ok: false; message: string }

const BYTES_MAX = 2_000_000

/** The sheet updated from a file: either a whole project, or a table of rooms that replaces the existing ones. */
export async function readFile({ file, sheet }: { file: File; sheet: Sheet }): Promise<FileRead> {
  const found = await readTextFile(file, { bytesMax: BYTES_MAX })
  if (!found.ok) return found
  const { text } = found
  if (/\.json$/i.test(file.name) || text.trimStart().startsWith('{')) {
    const read = readProjectFile({ text, checks: { project: checkProject, sheet: checkSheet } })
    return read.ok
      ? { ok: true, sheet: read.sheet, what: `the project with ${roomsOf(read.sheet.rooms.length)}` }
      : read
  }
  const read = readRoomsCsv(text)
  return read.ok ? { ok: true, sheet: { ...sheet, rooms: read.rooms }, what: roomsOf(read.rooms.length) } : read
}

const roomsOf = (count: number) => (count === 1 ? 'one room' : `${count} rooms`)
