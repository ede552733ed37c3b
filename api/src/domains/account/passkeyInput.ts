import { requiredMessage } from 'rules/messages';
import { z } from 'zod';

/** What a browser returns about a passkey, as JSON; verification checks its content. */
export const response = z.string().min(1, requiredMessage('Response')).max(20_000, 'Response is too long.');
