import { restHandler } from '../../payload-rest'

export const GET = restHandler('GET')
export const POST = restHandler('POST')
export const PATCH = restHandler('PATCH')
export const DELETE = restHandler('DELETE')
