import { expect, test } from 'vitest'

import { fileSize } from './file-size'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [38_412, '38 KB'],
  [2_449_000, '2.4 MB'],
  [25_000_000, '25 MB'],
  [7_000_000_000_000, '7,000 GB'],
])('%d bytes are written as %s', (bytes, written) => {
  expect(fileSize(bytes)).toBe(written)
})
