import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { EvidenceNote } from './evidence-note'
import { FactList } from './fact-list'

test('figures stay at the right where they wrap, as does one that opens a note', () => {
  const detail = (
    <EvidenceNote figure="£289" checked={null}>
      £289 per panel
    </EvidenceNote>
  )
  const html = renderToStaticMarkup(<FactList facts={[{ term: 'Price', detail }]} />)
  expect(html).toMatch(/<dd class="text-right/)
  expect(html).toMatch(/<button [^>]*class="[^"]*\[text-align:inherit\]/)
})

test('sentences begin on the left, below each other', () => {
  const html = renderToStaticMarkup(<FactList facts={[{ term: 'It gives', detail: 'A verdict' }]} isText />)
  expect(html).not.toContain('text-right')
  expect(html).toMatch(/<dt class="[^"]*w-22">It gives/)
})
