type Kept = { tags: string[]; answers: Map<string, Promise<unknown>> }

const caches: Kept[] = []

/** The tags and paths that were expired, in order. */
export const expired: string[] = []

/** Next's cache in the memory of this process: what was read is kept until one of its tags is expired; a failure is not kept. */
export function unstable_cache<Args extends unknown[], Answer>(
  read: (...args: Args) => Promise<Answer>,
  _key?: string[],
  { tags = [] }: { tags?: string[] } = {},
): (...args: Args) => Promise<Answer> {
  const answers = new Map<string, Promise<unknown>>()
  caches.push({ tags, answers })
  return (...args) => {
    const key = JSON.stringify(args)
    const answer = (answers.get(key) as Promise<Answer> | undefined) ?? read(...args)
    answers.set(key, answer)
    answer.catch(() => answers.delete(key))
    return answer
  }
}

export function revalidateTag(tag: string): void {
  expired.push(tag)
  for (const { tags, answers } of caches) if (tags.includes(tag)) answers.clear()
}

export function revalidatePath(path: string): void {
  expired.push(path)
  for (const { answers } of caches) answers.clear()
}
