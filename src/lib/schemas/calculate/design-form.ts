/** Version of the saved format of a design; increment on a breaking change. */
export const DESIGN_FORM = 1
