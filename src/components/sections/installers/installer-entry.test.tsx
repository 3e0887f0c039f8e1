import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Installer } from '@/lib/content/installer'

import { InstallerEntry } from './installer-entry'

const firm: Installer = {
  slug: 'firm',
  name: 'A firm',
  summary: '',
  town: 'Devizes',
  county: 'Wiltshire',
  postcodeAreas: ['SN'],
  website: '',
  registrations: [{ scheme: 'A scheme', number: '1234', checkedOn: '3 November 2026' }],
  position: null,
  isSample: false,
}
const shown = (changes: Partial<Installer>) =>
  renderToStaticMarkup(<InstallerEntry installer={{ ...firm, ...changes }} level={3} />)

test('a firm has its registration, with the date of our check', () => {
  expect(shown({})).toContain('A scheme 1234, checked 3 November 2026')
})

test('a sample firm claims no registration', () => {
  expect(shown({ isSample: true })).not.toMatch(/scheme|checked/)
})
