import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/**
 * Runs work of Payload's local API that takes this request in one transaction, which is rolled back if the work throws or
 * if `isKept` is false for its result.
 */
export async function inPayloadTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
  isKept: (result: Result) => boolean = () => true,
): Promise<Result> {
  await initTransaction(req)
  try {
    const result = await work()
    await (isKept(result) ? commitTransaction(req) : killTransaction(req))
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
