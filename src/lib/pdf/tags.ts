/** Standard structure types of PDF that our documents use. */
export type Tag = 'H1' | 'H2' | 'H3' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure'

/** A fresh object per element, which identifies the element when the renderer splits it across pages. */
export type TagOf = { type: Tag; alt?: string }

/**
 * Props that tag an element for screen readers; untagged text is a paragraph. Returned for spreading, because the
 * renderer's props do not include tags.
 */
export const tagged = (type: Tag): { tag: TagOf } => ({ tag: { type } })

/** Props that tag a drawing, with its text alternative. */
export const taggedFigure = (alt: string): { tag: TagOf } => ({ tag: { type: 'Figure', alt } })
