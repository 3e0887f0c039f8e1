type Message = { type?: unknown; data?: object }

/**
 * Tells the admin that frames or opened this page that we listen, and passes on its messages of this type. Returns a
 * function that ends it.
 */
export function listenToAdmin(type: string, onMessage: (message: Message) => void): () => void {
  const listen = ({ origin, data }: MessageEvent<Message | null>) => {
    if (origin === window.location.origin && data?.type === type) onMessage(data)
  }
  window.addEventListener('message', listen)
  const admin = window.opener ?? window.parent
  admin.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
  return () => window.removeEventListener('message', listen)
}
