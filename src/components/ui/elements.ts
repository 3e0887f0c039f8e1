import type { ReactElement } from 'react'

/**
 * Elements that a component shows beside its own, and nothing where they are missing. Never bare text, which would need
 * an element of its own.
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined
