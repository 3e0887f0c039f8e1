import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { EvidenceNote } from './evidence-note'

test('a note has its own button to close it', () => {
  const html = renderToStaticMarkup(
    <EvidenceNote figure="5.9p an hour" checked={null}>
      5.9p
    </EvidenceNote>,
  )
  const id = / id="([^"]+)" popover="auto"/.exec(html)?.[1]
  const note = html.slice(html.indexOf('popover="auto"'))
  const [closing] = note.match(/<button[^>]*>/) ?? []
  expect(closing).toContain('aria-label="Close"')
  expect(closing).toContain(`popoverTarget="${id}"`)
  expect(closing).toContain('popoverTargetAction="hide"')
})
