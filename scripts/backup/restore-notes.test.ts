import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { Refusal } from '../lib/refusal.mjs'
import { folderPlace } from './places.mjs'
import { notesSince, readNotes } from './restore-notes.mjs'

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'notes-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const note = (notedAt: string) => ({ kind: 'lead-erased', code: 'c', secretMark: 'm', notedAt })
const NAME = 'erasures-and-objections-2026-11-30T10-00-00-000Z.jsonl'
const write = (name: string, ...lines: string[]) => writeFileSync(path.join(folder, name), `${lines.join('\n')}\n`)

test('notes are read from every place, each once, and other files are left alone', async () => {
  const [first, second] = ['2026-11-30T09:00:00.000Z', '2026-11-30T09:30:00.000Z'].map(note)
  write(NAME, JSON.stringify(first))
  write(NAME.replace('T10', 'T11'), JSON.stringify(first), JSON.stringify(second))
  write('powerboard.tar.gz', 'no JSON')
  expect(await readNotes([folderPlace(folder), folderPlace(folder)])).toEqual([first, second])
})

test('a place that cannot be read is named, and nothing is changed', async () => {
  const missing = path.join(folder, 'not-mounted')
  await expect(readNotes([folderPlace(missing)])).rejects.toThrow(
    new Refusal(`Erasures and objections are kept in ${missing}, which cannot be used (ENOENT). Nothing was changed.`),
  )
})

test('a damaged file is named', async () => {
  write(NAME, '{"kind":')
  await expect(readNotes([folderPlace(folder)])).rejects.toThrow(`${NAME} is damaged`)
})

test('those since a backup include five minutes before it; all of them, if it does not say when it was made', () => {
  const notes = ['2026-11-30T02:24:59.999Z', '2026-11-30T02:25:00.000Z', '2026-11-30T03:00:00.000Z'].map(note)
  expect(notesSince(notes, '2026-11-30T02:30:00Z')).toEqual(notes.slice(1))
  expect(notesSince(notes, undefined)).toEqual(notes)
})
