import { fileSize } from '@/lib/format/file-size'

/** What a document without a file of ours may be. */
export const LINKED_DOCUMENTS = [
  { value: 'page', label: 'Web page' },
  { value: 'pdf', label: 'PDF' },
] as const

/** A document of a product. `kind`: in words; `bytes`: null if it is not a file of ours. */
export type ProductDocument = { title: string; href: string; kind: string; bytes: number | null }

/** 'PDF, 2.4 MB' */
export const documentWords = ({ kind, bytes }: ProductDocument): string =>
  bytes === null ? kind : `${kind}, ${fileSize(bytes)}`
