import { deviceName } from '@/lib/domain/staff/device-name'

/** From where someone acted: the address of the connection, and the device in words. */
export type Origin = { address: string; device: string }

const UNKNOWN = 'unknown'
/** How an address of IPv4 is written on a socket of IPv6. */
const MAPPED = /^::ffff:/

/** scripts/serve.ts sets the address, and drops one that the client sent. */
export const originOf = (headers: Pick<Headers, 'get'> | undefined): Origin => ({
  address: headers?.get('x-client-address')?.replace(MAPPED, '') ?? UNKNOWN,
  device: deviceName(headers?.get('user-agent') ?? ''),
})
