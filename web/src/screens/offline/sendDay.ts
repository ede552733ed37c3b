import { graphql } from 'react-relay';
import type { sendDayAddMutation } from '../../__generated__/sendDayAddMutation.graphql';
import type { sendDayChangeMutation } from '../../__generated__/sendDayChangeMutation.graphql';
import type { sendDayQuery } from '../../__generated__/sendDayQuery.graphql';
import { readEntry } from '../../kit/offline/queue';
import { ask, Later } from './ask';
import { type DayContent, type DayEntry, isSameDay, type TheirDay, type WaitingDay } from './offlineEntries';

/** The outcome for an entry: the server has it, has another version, or will never accept it. */
export type Sent = { readonly done: true } | { readonly theirs: DayContent } | { readonly refusal: string };

async function readTheirs(person: string, date: string): Promise<TheirDay | undefined> {
  const { timeLogs } = await ask<sendDayQuery>(
    person,
    graphql`
      query sendDayQuery($userId: ID!, $date: Date!) {
        timeLogs(userId: $userId, startDate: $date, endDate: $date, first: 1) {
          edges {
            node {
              id
              worked
              description
            }
          }
        }
      }
    `,
    { userId: person, date },
  );
  const node = timeLogs?.edges[0]?.node;
  return node ? (node as TheirDay) : undefined;
}

const add = async (person: string, { date, worked, description }: WaitingDay) => {
  const { result } = await ask<sendDayAddMutation>(
    person,
    graphql`
      mutation sendDayAddMutation($input: LogDayInput!) {
        result: logDay(input: $input) {
          ... on Error {
            message
            code
          }
        }
      }
    `,
    { input: { date, worked, description } },
  );
  return result;
};

const change = async (person: string, id: string, { worked, description }: WaitingDay) => {
  const { result } = await ask<sendDayChangeMutation>(
    person,
    graphql`
      mutation sendDayChangeMutation($input: UpdateTimeLogInput!) {
        result: updateTimeLog(input: $input) {
          ... on Error {
            message
            code
          }
        }
      }
    `,
    { input: { id, worked, description } },
  );
  return result;
};

const toContent = ({ worked, description }: DayContent): DayContent => ({ worked, description });

/**
 * Sends a day. An entry on the server for the date is only replaced if its owner has seen it; an identical one was sent
 * by an earlier attempt whose response was lost. Throws `Later`.
 */
export async function sendDay({ key, mark, person, content: day }: DayEntry): Promise<Sent> {
  // The second check is for a day logged in between: the server logs none twice.
  for (let looks = 2; looks > 0; looks -= 1) {
    const theirs = await readTheirs(person, day.date);
    if (theirs && isSameDay(theirs, day)) return { done: true };
    if (theirs && !(day.over && isSameDay(theirs, day.over))) return { theirs: toContent(theirs) };
    // Removed or edited meanwhile.
    if ((await readEntry(key))?.mark !== mark) throw new Later(true);
    const result = theirs ? await change(person, theirs.id, day) : await add(person, day);
    if (!result) throw new Later(true);
    if (result.message === undefined) return { done: true };
    if (result.code !== 'CONFLICT') return { refusal: result.message };
  }
  throw new Later(true);
}
