// The house, about oneself and one's devices.

import { ask } from '$lib/api';
import type { Guest, LinkKind, LinkSecret, LinkView, NewLink, SecretLink } from '$lib/table/wire.gen';

const house: typeof fetch = (...args) => fetch(...args);

export const meApi = {
  link: (kind: LinkKind) => ask<SecretLink>(house, 'POST', '/api/me/links', { kind } satisfies NewLink),
  /** Whose link it is; nothing is used up. */
  look: (secret: string) => ask<LinkView>(house, 'POST', '/api/links/look', { secret } satisfies LinkSecret),
  /** From now on this browser is the link's guest. */
  use: (secret: string) => ask<Guest>(house, 'POST', '/api/links/use', { secret } satisfies LinkSecret),
  /** Who this browser was before it used a link. */
  former: () => ask<Guest | null>(house, 'GET', '/api/me/former'),
  beFormer: () => ask<Guest>(house, 'POST', '/api/me/former', {}),
  /** A picture of a secret, which must stand in no address. */
  picture: async (text: string): Promise<string> => {
    const answer = await fetch('/api/qr.svg', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text }) });
    return answer.ok ? `data:image/svg+xml,${encodeURIComponent(await answer.text())}` : '';
  },
};
