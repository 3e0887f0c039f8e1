/** The pdfkit API that tagging uses; the package has no types. */
export type StructureElement = { add: (child: unknown) => StructureElement }

export type TaggedDocument = AsyncIterable<Buffer> & {
  struct: (type: string, options?: { scope?: 'Column'; alt?: string }) => StructureElement
  addStructure: (element: StructureElement) => void
  markContent: (tag: string, options: { type: string }) => void
  markStructureContent: (tag: string) => unknown
  endMarkedContent: () => void
}
