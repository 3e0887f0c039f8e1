import { timingSafeEqual } from 'node:crypto'

/** Whether a request carries this installation's internal token, which only its own processes know. */
export const isInternalCall = (request: Pick<Request, 'headers'>, internalToken: string) =>
  isBearer(request.headers.get('authorization'), internalToken)

/** Whether an Authorization header carries this token. Comparing tokens of the same length takes constant time. */
export function isBearer(header: string | null | undefined, token: string): boolean {
  const expected = Buffer.from(`Bearer ${token}`)
  const given = Buffer.from(header ?? '')
  return expected.length === given.length && timingSafeEqual(expected, given)
}
