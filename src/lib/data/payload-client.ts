import { getPayload } from 'payload'

import config from '@payload-config'

/** Payload, opened once in each process. The only caller of `getPayload`. */
export const payloadClient = () => getPayload({ config })
