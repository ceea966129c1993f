import { pushSubscription, type PushSubscriptionKeys } from '@/lib/schemas/news-channels'

/** The subscription of a browser as it is stored with each message to it. @throws SyntaxError, ZodError */
export const subscriptionOf = (recipient: string): PushSubscriptionKeys =>
  pushSubscription.parse(JSON.parse(recipient))

export const pushEndpointOf = (recipient: string): string => subscriptionOf(recipient).endpoint
