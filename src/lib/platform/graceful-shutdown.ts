/** Runs `stop` once when this process is asked to stop or its supervisor has disconnected. */
export function onShutdown(stop: () => void): void {
  let isStopping = false
  const once = () => {
    if (isStopping) return
    isStopping = true
    stop()
  }
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, once)
}
