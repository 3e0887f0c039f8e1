import { fileSize } from '@/lib/format/file-size'

/** Kinds of document that are links rather than our own files. */
export const LINKED_DOCUMENTS = [
  { value: 'page', label: 'Web page' },
  { value: 'pdf', label: 'PDF' },
] as const

/** A document of a product. `kind` is a label; `bytes` is null for a link. */
export type ProductDocument = { title: string; href: string; kind: string; bytes: number | null }

/** 'PDF, 2.4 MB' */
export const documentWords = ({ kind, bytes }: ProductDocument): string =>
  bytes === null ? kind : `${kind}, ${fileSize(bytes)}`
