import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { CalloutBlock } from './callout-block'
import { StepsBlock } from './steps-block'

test('steps have no rule above the first, which is below the rule of their section', () => {
  const steps = [{ title: 'You apply', text: [], picture: null }]
  const html = renderToStaticMarkup(<StepsBlock block={{ id: 'apply', kind: 'steps', heading: 'Apply', steps }} />)
  expect(/<ol class="([^"]*)/.exec(html)?.[1] ?? '').not.toContain('border')
})

test('a limit has no icon, and a warning has one', () => {
  const iconsOf = (tone: 'limit' | 'warning') =>
    renderToStaticMarkup(
      <CalloutBlock block={{ id: 'note', kind: 'callout', tone, heading: 'Mind', text: [] }} />,
    ).includes('<svg')
  expect(iconsOf('limit')).toBe(false)
  expect(iconsOf('warning')).toBe(true)
})
