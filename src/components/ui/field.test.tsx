import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Field, IN_ROW } from './field'

test('in a row, what stretches is the space between the hint and the control', () => {
  const html = renderToStaticMarkup(
    <Field id="phone" label="Phone" hint="A UK number" className={IN_ROW}>
      <input id="phone" />
    </Field>,
  )
  expect(html).toMatch(/^<div class="[^"]*sm:flex-col[^"]*"><div class="mb-auto"><label.*A UK number<\/p><\/div><input/)
})
