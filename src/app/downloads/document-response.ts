import { clientKey } from '@/lib/http/client-key'
import { contactFallback } from '@/lib/http/contact-fallback'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { overLimit } from '@/lib/platform/rate-limit'

type Refusal = { status: 400 | 404; message: string }

type DocumentOptions = {
  /** The name of the document in the log. */
  name: string
  /** The headers of every response that is not the document. */
  headers?: Record<string, string>
  make: () => Promise<Response | Refusal>
}

/** Creates a document within the rate limit, or says in plain text why there is none. */
export async function documentResponse(
  request: Request,
  { name, headers = { 'cache-control': 'no-store' }, make }: DocumentOptions,
): Promise<Response> {
  const plain = (status: number, message: string, more: Record<string, string> = {}) =>
    new Response(message, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', ...more } })
  const waitSeconds = await overLimit('download', clientKey(request.headers, env.secret))
  if (waitSeconds !== null)
    return plain(429, `You have asked for several documents just now. ${await contactFallback()}`, {
      'retry-after': String(waitSeconds),
    })
  try {
    const made = await make()
    return made instanceof Response ? made : plain(made.status, made.message)
  } catch (err) {
    logger.error({ msg: 'document could not be made', document: name, err })
    return plain(503, `The document cannot be created just now. ${await contactFallback()}`, { 'retry-after': '30' })
  }
}
