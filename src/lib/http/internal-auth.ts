import { timingSafeEqual } from 'node:crypto'

/** Whether a request carries this installation's internal secret, which only its own processes know. */
export const isInternalCall = (request: Pick<Request, 'headers'>, secret: string) =>
  isBearer(request.headers.get('authorization'), secret)

/** Whether an Authorization header carries this token. Takes the same time for every wrong one of the same length. */
export function isBearer(header: string | null | undefined, token: string): boolean {
  const wanted = Buffer.from(`Bearer ${token}`)
  const given = Buffer.from(header ?? '')
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
