import type { Source } from './quantity'

/** The source of an assumed value, with the reason for it. */
export const assumed = (title: string): Source => ({ title, date: '2026-11-20', confidence: 'assumed' })

/** The source of a visitor's answer. */
export const ANSWERED: Source = { title: 'Your answer', date: '2026-11-20', confidence: 'well-known' }
