import { timingSafeEqual } from 'node:crypto'

/** Whether a request carries this installation's internal secret, which only its own processes know. */
export function isInternalCall(request: Pick<Request, 'headers'>, secret: string): boolean {
  const wanted = Buffer.from(`Bearer ${secret}`)
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
