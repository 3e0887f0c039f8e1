import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ReceivedSection } from './received-section'

test.each(['PB-1234-5678', null])('with the reference %j, the heading is in the row of its links', (reference) => {
  const html = renderToStaticMarkup(
    <ReceivedSection title="We have your enquiry." reference={reference} phone={{ display: '01632 960123', href: '' }}>
      We’ll call.
    </ReceivedSection>,
  )
  expect(html).toMatch(/<h2 class="[^"]*md:row-start-2[^"]*">In the meantime<\/h2><ul class="[^"]*md:row-start-2/)
})
