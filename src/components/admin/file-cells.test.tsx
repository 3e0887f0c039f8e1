import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { FileSizeCell, FileTypeCell } from './file-cells'

test('the list names the type of a file in words, and shows an unknown type unchanged', () => {
  expect(renderToStaticMarkup(<FileTypeCell cellData="image/jpeg" />)).toBe('JPEG picture')
  expect(renderToStaticMarkup(<FileTypeCell cellData="image/gif" />)).toBe('image/gif')
  expect(renderToStaticMarkup(<FileTypeCell cellData={null} />)).toBe('')
})

test('the list shows the size of a file with its unit', () => {
  expect(renderToStaticMarkup(<FileSizeCell cellData={2_400_000} />)).toBe('2.4 MB')
  expect(renderToStaticMarkup(<FileSizeCell cellData={null} />)).toBe('')
})
