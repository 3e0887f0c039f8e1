import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Picture } from './picture'

const PICTURE = {
  alt: 'A wall',
  caption: '',
  width: 800,
  height: 600,
  src: '/a.webp',
  srcSet: '/a.webp 800w',
  placeholder: '',
}

test('keeps its focal point in view where it is cropped', () => {
  const html = renderToStaticMarkup(<Picture picture={{ ...PICTURE, focus: '30% 70%' }} sizes="100vw" />)
  expect(html).toContain('style="object-position:30% 70%;background-position:30% 70%"')
})

test('has no inline style without focus and placeholder', () => {
  expect(renderToStaticMarkup(<Picture picture={PICTURE} sizes="100vw" />)).not.toContain('style')
})
