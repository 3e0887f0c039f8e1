import { expect, test } from 'vitest'

import { htmlToText } from './html-to-text'

test.each([
  ['lines and paragraphs', '<p>Hello&nbsp;Ann,</p><p>Tuesday<br>at ten</p>', 'Hello Ann,\nTuesday\nat ten'],
  ['entities', 'A &amp; B, &pound;20 &#8211; &#x2019; &unknown; &#0;', 'A & B, £20 – ’ &unknown; &#0;'],
  ['nothing of styles, scripts and comments', '<style>p{}</style><script>x()</script>Yes<!-- no -->', 'Yes'],
  ['a smaller-than sign that begins no tag', '3 < 4 and 5 &lt; 6', '3 < 4 and 5 < 6'],
])('%s', (_, html, text) => {
  expect(htmlToText(html)).toBe(text)
})
