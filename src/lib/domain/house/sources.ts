import type { Source } from '../quantity/quantity'

/** A value that we assume, and why it is a fair one. */
export const assumed = (title: string): Source => ({ title, date: '2026-11-20', confidence: 'assumed' })

/** A value that the visitor gave. */
export const ANSWERED: Source = { title: 'Your answer', date: '2026-11-20', confidence: 'well-known' }
