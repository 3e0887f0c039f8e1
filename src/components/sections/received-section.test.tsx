import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ReceivedSection } from './received-section'

const markup = (reference: string | null) =>
  renderToStaticMarkup(
    <ReceivedSection title="We have your enquiry." reference={reference} phone={{ display: '01632 960123', href: '' }}>
      We’ll call.
    </ReceivedSection>,
  )

test('the heading is in the row of its links', () => {
  expect(markup('PB-1234-5678')).toMatch(
    /<h2 class="[^"]*md:row-start-2[^"]*">In the meantime<\/h2><ul class="[^"]*md:row-start-2/,
  )
})

test('what was sent is confirmed, with its reference', () => {
  for (const said of ['We have your enquiry.', 'PB-1234-5678', 'We’ll call.'])
    expect(markup('PB-1234-5678')).toContain(said)
})

test('opened without a reference, the page promises nothing', () => {
  expect(markup(null)).toContain('Nothing to confirm.')
  expect(markup(null)).toContain('01632 960123')
  expect(markup(null)).not.toMatch(/We have your|We’ll|Received|What happens next/)
})
