import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ReasonsSection } from './reasons-section'

const textOf = (features: string[]) =>
  [...renderToStaticMarkup(<ReasonsSection features={features} picture={undefined} />).matchAll(/<p [^>]*>([^<]+)/g)]
    .map(([, text]) => text)
    .slice(1) // the name of the section

test('a feature is a reason and what it means, or a reason alone', () => {
  expect(textOf(['A cable, not pipes: one cable, at 16 A: no more', 'No moving parts', 'Flat: it stays. '])).toEqual([
    'A cable, not pipes',
    'One cable, at 16\u00a0A: no more.',
    'No moving parts',
    'Flat',
    'It stays.',
  ])
})

test('without features there is no section', () => expect(textOf([])).toEqual([]))
