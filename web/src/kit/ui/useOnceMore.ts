import { useState } from 'react';

/** A question that is asked once: doing the same again answers it. */
export function useOnceMore() {
  const [question, setQuestion] = useState<string | null>(null);
  return {
    question,
    /** Whether to go on: nothing is to be asked, or it was asked before. Otherwise the question shows. */
    isMeant: (asked: string | null): boolean => {
      const isAnswered = asked === null || asked === question;
      setQuestion(isAnswered ? null : asked);
      return isAnswered;
    },
    /** What was asked about has changed. */
    forget: () => setQuestion(null),
  };
}
