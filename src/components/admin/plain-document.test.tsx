import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { PlainSection } from './plain-document'

const NOTE = 'The PDF shows [?] in place of: '

test('staff are told which words the PDF of a document cannot print', () => {
  const table = { columns: [{ heading: 'Name' }], rows: [['Mr မောင် Smith'], ['ส้ม မောင်']] }
  const html = renderToStaticMarkup(<PlainSection title="Customer" text={['Nguyễn 李 محمد 🙂']} table={table} />)
  expect(html).toContain(`${NOTE}မောင်, ส้ม</p>`)
})

test('nothing is said about names that it prints', () => {
  const html = renderToStaticMarkup(<PlainSection title="Customer" text={['Nguyễn 李 محمد שלום 김 Иван Ω 🙂']} />)
  expect(html).not.toContain(NOTE)
})
