import * as z from 'zod'

const millimetres = z.number().positive()

/** A product's size as its record keeps it, millimetres. */
export const productDimensionsSchema = z.object({ length: millimetres, width: millimetres, thickness: millimetres })
