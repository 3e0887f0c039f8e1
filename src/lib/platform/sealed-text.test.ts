import { expect, test, vi } from 'vitest'

import { openText, sealText } from './sealed-text'

vi.mock('./env', () => ({ env: { secret: 'sixteen letters!' } }))

test('a sealed text does not contain the text, and is opened for the same purpose only', () => {
  const sealed = sealText('a test', 'JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(openText('a test', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(openText('another test', sealed)).toBeNull()
})

test('the same text is sealed differently each time', () => {
  expect(sealText('a test', 'same')).not.toBe(sealText('a test', 'same'))
})

test.each([
  ['changed', (sealed: string) => `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'B' : 'A'}`],
  ['cut', (sealed: string) => sealed.slice(0, 30)],
  ['empty', () => ''],
  ['invented', () => 'not sealed at all, but long enough to be'],
])('a text that was %s is not opened', (_, change) => {
  expect(openText('a test', change(sealText('a test', 'some longer text to be sealed')))).toBeNull()
})
