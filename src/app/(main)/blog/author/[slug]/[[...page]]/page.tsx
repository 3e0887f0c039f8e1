import { topicMetadata, TopicPage, topicParams } from '../../../topic-page'

type Props = PageProps<'/blog/author/[slug]/[[...page]]'>

export const generateStaticParams = () => topicParams('author')

export const generateMetadata = ({ params }: Props) => topicMetadata({ kind: 'author', params })

export default function AuthorPage({ params }: Props) {
  return <TopicPage kind="author" params={params} />
}
