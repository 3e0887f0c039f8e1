import config from '@payload-config'
import { getPayload } from 'payload'

/** Payload, opened once in each process. The only caller of `getPayload`. */
export const payloadClient = () => getPayload({ config })
