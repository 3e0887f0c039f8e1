import type { ReactNode } from 'react'

/** One state of a component, for looking at and for tests that go through all of them. */
export type Example = { name: string; node: ReactNode }
