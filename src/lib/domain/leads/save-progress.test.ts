import { expect, test } from 'vitest'

import { SaveProgress } from './save-progress'

test('before a statement was sent, nothing was saved or can be sent later', () => {
  const progress = new SaveProgress()
  expect(progress.abandon()).toBeNull()
  expect(() => progress.sending('PB-7K3M-9QXT')).toThrow('abandoned')
  expect(progress.abandon()).toBeNull()
})

test('after a statement was sent, the outcome is unknown', () => {
  const progress = new SaveProgress()
  progress.sending('PB-7K3M-9QXT')
  expect(progress.abandon()).toBe('PB-7K3M-9QXT')
})

test('a rolled-back statement was not saved, and may be retried', () => {
  const progress = new SaveProgress()
  progress.sending('PB-7K3M-9QXT')
  progress.rolledBack()
  progress.sending('PB-0000-0000')
  expect(progress.abandon()).toBe('PB-0000-0000')

  progress.rolledBack()
  expect(progress.abandon()).toBeNull()
})
