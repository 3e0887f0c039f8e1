import { expect, test, vi } from 'vitest'

import { readTextFile } from './read-text-file'

test('a file is read in its encoding', async () => {
  const file = new Blob([Uint8Array.of(0x6d, 0xb3)])
  expect(await readTextFile(file, { bytesMax: 2 })).toEqual({ ok: true, text: 'm³' })
})

test('a file that is too large is not opened, and the limit is named', async () => {
  const file = new Blob(['a'.repeat(3_000_001)])
  const opened = vi.spyOn(file, 'arrayBuffer')
  expect(await readTextFile(file, { bytesMax: 3_000_000 })).toEqual({
    ok: false,
    message: 'The file is larger than 3 MB, the limit.',
  })
  expect(opened).not.toHaveBeenCalled()
})

test('a file that is gone is refused', async () => {
  const file = new Blob(['a'])
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'))
  expect(await readTextFile(file, { bytesMax: 3 })).toEqual({ ok: false, message: 'The file could not be read.' })
})
