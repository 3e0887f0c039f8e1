/**
 * Formats the stack of each reason for aborting at once. Until somebody reads a stack, Node keeps its frames, and what
 * ran in them: Next aborts in the callback of an immediate, which keeps the requests beside it, whose reasons keep
 * others. A web process would never forget a request that ran beside another.
 */
export function formatAbortStacks(controllers: { abort(reason?: unknown): void } = AbortController.prototype): void {
  const { abort } = controllers
  controllers.abort = function (this: AbortController, reason?: unknown) {
    abort.call(this, reason)
    if (this.signal.reason instanceof Error) void this.signal.reason.stack
  }
}
