/** Next's cache as it is right after a start: nothing is kept, every read runs. */
export const unstable_cache = <Read>(read: Read): Read => read

/** The tags and paths that were expired, in order. */
export const expired: string[] = []

export const revalidateTag = (tag: string) => void expired.push(tag)
export const revalidatePath = (path: string) => void expired.push(path)
