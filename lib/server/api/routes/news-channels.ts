import { single } from '@/lib/schemas/list'
import {
  channelChoice,
  newsChannels,
  pushRemoval,
  pushSubscription,
} from '@/lib/schemas/news-channels'
import { action, answered, read } from '../reporter-call'
import { route } from '../route'

const path = '/v1/public/complaints/[number]/channels'
const response = single(newsChannels)

/** By which channels news of a complaint reaches its reporter, by the secret of the complaint. */
export const newsChannelRoutes = [
  route(
    { ...read, path, summary: 'Channels for news of a complaint, and what was chosen', response },
    (c) => answered(c, (reporters, number, secret) => reporters.newsChannels(number, secret)),
  ),
  route(
    {
      ...action,
      path: `${path}/push`,
      summary:
        'Tells a browser, in the language of the call; a sixth takes the place of the oldest',
      body: pushSubscription,
      response,
    },
    (c) =>
      answered(c, (reporters, number, secret) =>
        reporters.addPushDevice(number, secret, c.req.valid('json'), c.var.locale),
      ),
  ),
  route(
    {
      ...action,
      path: `${path}/push-removal`,
      summary: 'Tells some browsers nothing more',
      body: pushRemoval,
      response,
    },
    (c) =>
      answered(c, (reporters, number, secret) =>
        reporters.removePushDevices(number, secret, c.req.valid('json').devices),
      ),
  ),
  route(
    {
      ...action,
      path: `${path}/phone`,
      summary: 'Switches messages to the phone that the complaint names',
      body: channelChoice,
      response,
    },
    (c) =>
      answered(c, (reporters, number, secret) =>
        reporters.choosePhoneNews(number, secret, c.req.valid('json').is_on, c.var.locale),
      ),
  ),
  route(
    {
      ...action,
      path: `${path}/mail`,
      summary: 'Switches mail to the reporter; on sends one mail that asks for confirmation',
      body: channelChoice,
      response,
    },
    (c) =>
      answered(c, (reporters, number, secret) =>
        reporters.chooseMailNews(number, secret, c.req.valid('json').is_on),
      ),
  ),
]
