import { getPageAt } from '@/lib/data/pages/page'
import { payloadClient } from '@/lib/data/payload-client'

export const payload = await payloadClient()

let count = 0

/** A new page, published unless `data` says otherwise. */
export const makePage = (data: object = {}) => {
  count += 1
  return payload.create({
    collection: 'pages',
    data: {
      title: `Trial ${count}`,
      description: `What trial ${count} is about.`,
      url: `/trial-${count}`,
      _status: 'published',
      ...data,
    },
  })
}

export const pageAt = async (path: string) => {
  const result = await getPageAt(path)
  if (result.kind !== 'page') throw new Error(`${path} is ${result.kind}`)
  return result.page
}

/** The errors that the form would show, each with its field; null if `attempt` succeeds. */
export const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: { data?: { errors?: { path: string; message: string }[] } }) =>
      error.data?.errors?.map(({ path, message }) => [path, message]),
  )
