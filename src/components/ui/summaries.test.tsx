import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Contents } from '@/components/sections/page/contents'

import { SummaryRow } from './summary-row'
import { UnderlinedSummary } from './underlined-summary'

test.each([
  ['a row', <SummaryRow key="row">Walls</SummaryRow>],
  ['a link', <UnderlinedSummary key="link">Keys</UnderlinedSummary>],
  ['the contents of a page', <Contents key="contents" chapters={[{ id: 'a', heading: 'One' }]} look="columns" />],
])('%s that opens has a plus, a minus while open, instead of the browser’s marker', (_, summary) => {
  const html = renderToStaticMarkup(summary)
  expect(html).toMatch(/<summary class="[^"]*list-none/)
  expect(html).toMatch(/<summary .*\[\[open\]&gt;summary&gt;svg&gt;&amp;\]:scale-y-0/)
})
