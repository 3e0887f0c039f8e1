/** Same limits as docs/deploy/nginx.conf: a long article; images, documents and short videos. */
export const BODY_MAX_BYTES = 2 * 1024 * 1024
export const UPLOAD_MAX_BYTES = 64 * 1024 * 1024
