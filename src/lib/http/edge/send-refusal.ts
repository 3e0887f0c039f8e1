import type { ServerResponse } from 'node:http'

import { API_POLICY } from '../content-security-policy'
import type { Refusal } from './request-guard'

/** Refuses a request and closes the connection, as the rest of the request may be unread. */
export function sendRefusal(response: ServerResponse, { status, message }: Refusal): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-security-policy': API_POLICY,
    connection: 'close',
  })
  response.end(JSON.stringify({ message, errors: [] }))
}

/** Sends a visitor to the same page under its usual address. Not cached: anyone can make up other spellings. */
export function sendMoved(response: ServerResponse, location: string): void {
  response.writeHead(308, { location, 'cache-control': 'no-store', 'content-security-policy': API_POLICY }).end()
}
