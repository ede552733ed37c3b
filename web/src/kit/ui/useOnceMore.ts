import { useState } from 'react';

/** A confirmation that is requested once: doing the same again confirms it. */
export function useOnceMore() {
  const [question, setQuestion] = useState<string | null>(null);
  return {
    question,
    /** Whether to go on: there is nothing to confirm, or it was confirmed. Otherwise shows the confirmation. */
    isMeant: (asked: string | null): boolean => {
      const isAnswered = asked === null || asked === question;
      setQuestion(isAnswered ? null : asked);
      return isAnswered;
    },
    /** Clears the confirmation, because its subject has changed. */
    forget: () => setQuestion(null),
  };
}
