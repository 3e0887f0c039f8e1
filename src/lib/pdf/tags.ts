/** Standard structure types of PDF that our documents use. */
export type Tag = 'H1' | 'H2' | 'H3' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure'

/** A fresh object per element, which identifies its parts when the renderer splits it across pages. */
export type TagOf = { type: Tag; alt?: string }

/**
 * Props that tag an element for screen readers; text without a tag is a paragraph. A spread, because the renderer's own
 * props know no tags.
 */
export const tagged = (type: Tag): { tag: TagOf } => ({ tag: { type } })

/** Props that tag a drawing, with what it shows in words. */
export const taggedFigure = (alt: string): { tag: TagOf } => ({ tag: { type: 'Figure', alt } })
