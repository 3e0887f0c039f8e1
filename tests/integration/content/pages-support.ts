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
  const answer = await getPageAt(path)
  if (answer.kind !== 'page') throw new Error(`${path} is ${answer.kind}`)
  return answer.page
}

/** The message the form would show on its field. */
export const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: { data?: { errors?: { path: string; message: string }[] } }) =>
      error.data?.errors?.map(({ path, message }) => [path, message]),
  )
