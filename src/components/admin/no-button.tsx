/** Replaces a button that a document must not have. */
export const NoButton = () => null
