/** Photos of one enquiry. */
export const PHOTOS_MAX = 8

/** Of one upload, in bytes: several photos of a phone. */
export const UPLOAD_BYTES_MAX = 30 * 1024 * 1024
