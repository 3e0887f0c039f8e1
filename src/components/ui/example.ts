import type { ReactNode } from 'react'

/** One state of a component, for the style guide and for tests that cover all of them. */
export type Example = { name: string; node: ReactNode }
