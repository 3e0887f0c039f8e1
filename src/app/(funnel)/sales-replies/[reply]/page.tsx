export { generateMetadata, ReplyPage as default } from '../../../replies/reply-page'

export const dynamic = 'force-dynamic'
