import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { meantPostcode } from '@/lib/domain/leads/postcode-question'

import { PostcodeField } from './common-fields'

const field = { id: 'f-postcode', name: 'postcode', value: 'LI1 1AA' }

it('offers to take the postcode that it asks about', () => {
  const html = renderToStaticMarkup(<PostcodeField {...field} error={meantPostcode('L11 1AA')} />)
  expect(html).toContain('name="confirmedPostcode"')
  expect(html).toContain('value="L11 1AA"')
  expect(html).toContain('Yes, use L11 1AA')
})

it.each([undefined, 'Please enter a valid postcode'])('offers nothing after the message %j', (error) => {
  expect(renderToStaticMarkup(<PostcodeField {...field} error={error} />)).not.toContain('confirmedPostcode')
})
