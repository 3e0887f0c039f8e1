import './generic-messages'

import * as z from 'zod'

const millimetres = z.number().positive()

/** Dimensions of a product record, mm. */
export const productDimensionsSchema = z.object({ length: millimetres, width: millimetres, thickness: millimetres })
