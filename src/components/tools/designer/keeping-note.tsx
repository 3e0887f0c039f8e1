import { createContext, useContext } from 'react'

const Words = createContext('')

/** Provides the words about where the work is saved. Saving changes them, also while something is dragged. */
export const KeepingWords = Words.Provider

/** Says where the work is saved, without the fields around it being drawn again. */
export function KeepingNote() {
  return <p className="text-sm">{useContext(Words)}</p>
}
